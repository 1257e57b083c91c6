import type { GreyPicture } from '../../extracted.ts'
import type { PdfPage } from '../openPdf.ts'
import type { Matrix } from '../runs.ts'
import { imagesOf, type PlacedImage } from './images.ts'

/** A scan covers so much of its page; a letterhead's crest does not. */
const COVER_MIN = 0.4
/** What readers of print work best with. */
const DPI_MAX = 300
const PIXELS_MAX = 16_000_000
const POINTS_PER_INCH = 72
/** Pixels averaged in each direction where a picture is made smaller. */
const AVERAGED_MAX = 4

/**
 * The pictures of a page as one, as the page shows them; null where they cover little of it, and 'unreadable'
 * where they cover it and none can be decoded.
 */
export async function toPicture(page: PdfPage): Promise<GreyPicture | 'unreadable' | null> {
  const all = await imagesOf(page)
  const { width, height } = page.getViewport({ scale: 1 })
  const area = all.reduce((sum, { place }) => sum + areaOf(place), 0)
  if (area < COVER_MIN * width * height) return null
  const images = all.filter(isDecoded)
  if (images.length === 0) return 'unreadable'
  const scale = Math.min(
    Math.max(...images.map(sharpness)),
    DPI_MAX / POINTS_PER_INCH,
    Math.sqrt(PIXELS_MAX / (width * height)),
  )
  const size = {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
  const pixels = new Uint8Array(size.width * size.height).fill(255)
  const picture = { ...size, pixels, dotsPerInch: Math.round(scale * POINTS_PER_INCH) }
  for (const image of images) paint(picture, image, scale)
  return picture
}

type DecodedPicture = PlacedImage & { data: Uint8Array | Uint8ClampedArray }

function isDecoded(image: PlacedImage): image is DecodedPicture {
  return image.data !== null
}

function areaOf([a = 0, b = 0, c = 0, d = 0]: Matrix): number {
  return Math.abs(a * d - b * c)
}

/** Pixels for a point of the page. */
function sharpness({ width, place: [a = 0, b = 0] }: PlacedImage): number {
  return width / Math.max(1, Math.hypot(a, b))
}

/** Paints a picture by asking for each pixel of the page which pixel of the picture lies there. */
function paint(page: GreyPicture, image: DecodedPicture, scale: number): void {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = image.place
  const determinant = a * d - b * c
  if (Math.abs(determinant) < 1e-9) return
  const box = boxOf(image.place, scale, page)
  const grey = greyReader(image, averagedPixels(image, scale))
  for (let row = box.top; row < box.bottom; row++) {
    for (let column = box.left; column < box.right; column++) {
      const x = (column + 0.5) / scale - e
      const y = (row + 0.5) / scale - f
      const u = (d * x - c * y) / determinant
      const v = (a * y - b * x) / determinant
      if (u < 0 || u >= 1 || v <= 0 || v > 1) continue
      const value = grey(Math.floor(u * image.width), Math.floor((1 - v) * image.height))
      if (!image.isMask || value < 255) page.pixels[row * page.width + column] = value
    }
  }
}

function boxOf(place: Matrix, scale: number, page: GreyPicture) {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = place
  const xs = [e, e + a, e + c, e + a + c].map((x) => x * scale)
  const ys = [f, f + b, f + d, f + b + d].map((y) => y * scale)
  return {
    left: Math.max(0, Math.floor(Math.min(...xs))),
    right: Math.min(page.width, Math.ceil(Math.max(...xs))),
    top: Math.max(0, Math.floor(Math.min(...ys))),
    bottom: Math.min(page.height, Math.ceil(Math.max(...ys))),
  }
}

function averagedPixels(image: PlacedImage, scale: number): number {
  return Math.min(AVERAGED_MAX, Math.max(1, Math.round(sharpness(image) / scale)))
}

/** Reads the grey at a pixel, as the average of `averaged` pixels in each direction. */
function greyReader(image: DecodedPicture, averaged: number): (x: number, y: number) => number {
  const one = onePixel(image)
  if (averaged === 1) return one
  return (x, y) => {
    let sum = 0
    for (let down = 0; down < averaged; down++) {
      const row = Math.min(image.height - 1, y + down)
      for (let right = 0; right < averaged; right++)
        sum += one(Math.min(image.width - 1, x + right), row)
    }
    return Math.round(sum / (averaged * averaged))
  }
}

function onePixel({ data, width, bitsPerPixel }: DecodedPicture): (x: number, y: number) => number {
  if (bitsPerPixel === 1) {
    const rowBytes = Math.ceil(width / 8)
    return (x, y) => (((data[y * rowBytes + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1) * 255
  }
  const step = bitsPerPixel / 8
  return (x, y) => {
    const at = (y * width + x) * step
    return (77 * (data[at] ?? 0) + 150 * (data[at + 1] ?? 0) + 29 * (data[at + 2] ?? 0)) >> 8
  }
}
