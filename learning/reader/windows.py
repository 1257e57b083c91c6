"""Windows of a document: runs of whole sentences that the encoder reads at once.

The product makes the same windows from the same sentences (core/src/reader/windows.ts); parity.test.ts compares them.
A sentence of more than SEGMENT tokens is cut into segments; each segment is judged, and a sentence is what its
strongest segment is. A window begins with the heading that its first sentence stands under.
"""
from dataclasses import dataclass

SEGMENT = 96
WINDOW = 160
HEADING = 16


@dataclass
class Segment:
    """Tokens [start, end) of a window that belong to one sentence, and the characters that they cover."""
    sentence: int
    start: int
    end: int
    first: int
    last: int


@dataclass
class Window:
    """`ids` are token ids with the classification and separator tokens."""
    ids: list
    segments: list


def windows_of(tokens, sentences, headings, special, limit=WINDOW, starts=None):
    """Parts a document into windows.

    tokens: for each sentence (ids, offsets), offsets counting in the document's text
    headings: for each sentence the ids of the heading above it
    special: ids of the classification and the separator token
    starts: sentences that begin a window in any case (training moves the borders)
    """
    cls, sep = special
    windows = []
    window = None
    for index, (ids, offsets) in enumerate(tokens):
        for at in range(0, len(ids), SEGMENT):
            part, where = ids[at:at + SEGMENT], offsets[at:at + SEGMENT]
            begins = starts is not None and at == 0 and index in starts
            if window is None or begins or len(window.ids) + len(part) + 1 > limit:
                head = headings[index][:HEADING]
                first = [cls, *head, sep] if head else [cls]
                window = Window(list(first), [])
                windows.append(window)
            start = len(window.ids)
            window.ids.extend([*part, sep])
            window.segments.append(Segment(index, start, start + len(part), where[0][0], where[-1][1]))
    return windows
