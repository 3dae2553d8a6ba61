/** A name with what it is. */
export interface Fact {
  readonly label: string;
  readonly value: string;
}

export interface TableColumn {
  readonly title: string;
  /** Its part of the width, beside those of the others. */
  readonly share: number;
  readonly align?: 'left' | 'right' | undefined;
}

export interface Picture {
  /** Bytes of a JPEG; null where it could not be had. */
  readonly jpeg: Uint8Array | null;
  readonly caption: string;
}

/** What a report is made of, one below the other. */
export type Block =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'words'; readonly text: string; readonly quiet?: boolean }
  | { readonly kind: 'facts'; readonly columns: number; readonly facts: readonly Fact[] }
  | {
      readonly kind: 'table';
      readonly columns: readonly TableColumn[];
      readonly rows: readonly (readonly string[])[];
    }
  | {
      readonly kind: 'pictures';
      readonly columns: number;
      /** Height of a picture for its width. */
      readonly ratio: number;
      readonly pictures: readonly Picture[];
      /** Said in the place of one that could not be had. */
      readonly missing: string;
    };

/** A document on A4, in the language of its reader. */
export interface Report {
  readonly title: string;
  /** Below the title: what it is about. */
  readonly subtitle: string;
  readonly language: string;
  /** Whose it is, on every page. */
  readonly brand: { readonly name: string; readonly logo: Uint8Array | null; readonly accent: string };
  readonly blocks: readonly Block[];
  /** At the foot of every page. */
  readonly foot: string;
  readonly pageText: (page: number, of: number) => string;
}
