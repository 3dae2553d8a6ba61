import PDFDocument from 'pdfkit';

export type Paper = InstanceType<typeof PDFDocument>;

interface PaperOptions {
  readonly title: string;
  readonly language: string;
  /** A font file, unpacked: the one font of the paper, of which it gets the letters that it says. */
  readonly font: Uint8Array;
}

export interface OpenedPaper {
  readonly paper: Paper;
  /** Ends it. @returns the file */
  readonly finish: () => Promise<Blob>;
}

/** What a document is besides; its types know it where there are those of Node alone. */
interface Stream {
  on(event: 'data', listener: (chunk: Uint8Array<ArrayBuffer>) => void): void;
  on(event: 'end', listener: () => void): void;
  on(event: 'error', listener: (error: Error) => void): void;
}

/** A PDF without pages yet, with a font in it. Pages stay open until it ends, so that each can say how many there are. */
export function openPaper({ title, language, font }: PaperOptions): OpenedPaper {
  const paper = new PDFDocument({
    ...{ size: 'A4', margin: 0, autoFirstPage: false, bufferPages: true, lang: language },
    // None of its own: a browser has none of those that every reader of PDF brings along.
    font: '',
    info: { Title: title, Creator: 'Archway', Producer: 'Archway' },
  });
  const chunks: BlobPart[] = [];
  const done = new Promise<Blob>((resolve, reject) => {
    const stream = paper as unknown as Stream;
    stream.on('data', (chunk) => chunks.push(chunk));
    stream.on('end', () => resolve(new Blob(chunks, { type: 'application/pdf' })));
    stream.on('error', reject);
  });
  paper.registerFont('text', font).font('text');
  return {
    paper,
    finish() {
      paper.end();
      return done;
    },
  };
}
