import type { PdfPage } from '../openPdf.ts'
import { type Matrix, multiply } from '../runs.ts'

/** A picture on a page. `data` is as pdf.js has it: 1 bit, 3 or 4 bytes for a pixel. */
export interface PlacedImage {
  width: number
  height: number
  bitsPerPixel: 1 | 24 | 32
  /** Null where it cannot be decoded. */
  data: Uint8Array | Uint8ClampedArray | null
  /** A stencil: bits that are 0 are black, the others show what lies below. */
  isMask: boolean
  /** Maps the unit square, in which y counts upwards, to the page's points with y downwards. */
  place: Matrix
}

/** What pdf.js keeps of a decoded picture. */
interface DecodedImage {
  width?: number
  height?: number
  kind?: number
  data?: Uint8Array | Uint8ClampedArray | string | null
}

/** pdf.js' names of the kinds of pixels. */
const BITS: Readonly<Record<number, 1 | 24 | 32>> = { 1: 1, 2: 24, 3: 32 }
/** A page holds a scan in one piece or in strips; more pieces are a drawing. */
const IMAGES_MAX = 400

/** The pictures that a page paints, in the order of painting. */
export async function imagesOf(page: PdfPage): Promise<PlacedImage[]> {
  const { OPS } = await (await import('unpdf')).getResolvedPDFJS()
  const { fnArray, argsArray } = await page.getOperatorList()
  const images: PlacedImage[] = []
  const stack: Matrix[] = []
  let place: Matrix = page.getViewport({ scale: 1 }).transform
  for (const [at, operation] of fnArray.entries()) {
    const args = argsArray[at] as unknown[] | null
    if (operation === OPS.save) stack.push(place)
    else if (operation === OPS.restore) place = stack.pop() ?? place
    else if (operation === OPS.transform) place = multiply(place, args as number[])
    else if (operation === OPS.paintFormXObjectBegin) {
      stack.push(place)
      if (Array.isArray(args?.[0]) || ArrayBuffer.isView(args?.[0])) {
        place = multiply(place, [...(args[0] as Iterable<number>)])
      }
    } else if (operation === OPS.paintFormXObjectEnd) place = stack.pop() ?? place
    else if (images.length < IMAGES_MAX) {
      const isMask = operation === OPS.paintImageMaskXObject
      const isImage =
        operation === OPS.paintImageXObject || operation === OPS.paintInlineImageXObject
      if (isMask || isImage) {
        const decoded = await decodedImage(page, args?.[0])
        images.push(placed(decoded ?? {}, isMask, place))
      }
    }
  }
  return images
}

async function decodedImage(page: PdfPage, named: unknown): Promise<DecodedImage | null> {
  if (typeof named !== 'object' && typeof named !== 'string') return null
  const image = typeof named === 'string' ? await object(page, named) : (named as DecodedImage)
  if (typeof image?.data !== 'string') return image
  const data = await object(page, image.data)
  return data && { ...image, ...data }
}

/** pdf.js answers null for what it could not decode. */
function object(page: PdfPage, id: string): Promise<DecodedImage | null> {
  const objects = id.startsWith('g_') ? page.commonObjs : page.objs
  return new Promise((resolve) => {
    objects.get(id, (value: unknown) => resolve(value as DecodedImage | null))
  })
}

function placed(image: DecodedImage, isMask: boolean, place: Matrix): PlacedImage {
  const { width = 0, height = 0, data } = image
  const bitsPerPixel = (isMask ? 1 : BITS[image.kind ?? 0]) ?? 1
  const rowBytes = bitsPerPixel === 1 ? Math.ceil(width / 8) : (bitsPerPixel / 8) * width
  const isDecoded = data instanceof Object && width * height > 0 && data.length >= rowBytes * height
  return { width, height, bitsPerPixel, data: isDecoded ? data : null, isMask, place }
}
