interface BodyLine {
  readonly text: string;
  /** A point of a list. */
  readonly point: boolean;
}

/** Paragraphs and points of a text; empty lines are left out. */
export const bodyLines = (body: string): BodyLine[] =>
  body
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && line !== '-')
    .map((line) => {
      const point = /^[-•*]\s+/.exec(line);
      return point ? { text: line.slice(point[0].length), point: true } : { text: line, point: false };
    });
