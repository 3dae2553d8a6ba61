import { LAST_PAGE, pageSizes } from '@archway/contracts';
import type { FilterField } from './filter-field.ts';

/** Which rows of the whole are shown. */
export interface PageOfList {
  /** From 1. */
  readonly page: number;
  readonly size: number;
}

type Fields = Readonly<Record<string, FilterField<unknown>>>;

type ValuesOf<F> = { readonly [Key in keyof F]: F[Key] extends FilterField<infer Value> ? Value : never };

/** What a list shows: its own fields, and the page. */
export type FilterOf<F> = ValuesOf<F> & PageOfList;

/** What a list can be filtered by, with everything that follows from it. */
export interface ListFilterKind<Filter extends PageOfList> {
  readonly initial: Filter;
  /** Reads an address; what cannot be understood counts as not given. */
  read(params: URLSearchParams): Filter;
  /** Writes an address that holds only what differs from the beginning. */
  write(filter: Filter): URLSearchParams;
  /** A change of anything but the page begins on the first page. */
  change(filter: Filter, change: Partial<Filter>): Filter;
  /** Rows are kept out. */
  isNarrowed(filter: Filter): boolean;
  /** Everything that keeps rows out taken away; what arranges them stays, and so does the page's size. */
  cleared(filter: Filter): Filter;
}

/** The value of a kind, as a type. */
export type FilterOfKind<Kind> = Kind extends ListFilterKind<infer Filter> ? Filter : never;

/** @param fields by their key in the address; `page` and `size` are every list's. */
export function defineListFilter<F extends Fields>(fields: F): ListFilterKind<FilterOf<F>> {
  type Filter = FilterOf<F>;
  const entries = Object.entries<FilterField<unknown>>({ ...fields, page: pageField, size: sizeField });
  const initial = Object.fromEntries(entries.map(([key, field]) => [key, field.initial])) as Filter;
  const valueOf = (filter: Filter, key: string): unknown => filter[key as keyof Filter];
  const narrows = (filter: Filter) =>
    entries.filter(([key, each]) => each.narrows && valueOf(filter, key) !== each.initial);
  return {
    initial,
    read: (params) =>
      Object.fromEntries(
        entries.map(([key, field]) => {
          const text = params.get(key);
          return [key, text === null ? field.initial : field.read(text)];
        }),
      ) as Filter,
    write: (filter) => {
      const params = new URLSearchParams();
      for (const [key, field] of entries) {
        const value = valueOf(filter, key);
        if (value !== undefined && value !== field.initial) params.set(key, field.write(value));
      }
      return params;
    },
    change: (filter, change) => ({ ...filter, ...('page' in change ? {} : { page: initial.page }), ...change }),
    isNarrowed: (filter) => narrows(filter).length > 0,
    cleared: (filter) => ({
      ...filter,
      ...Object.fromEntries(narrows(filter).map(([key, field]) => [key, field.initial])),
      page: initial.page,
    }),
  };
}

const pageField: FilterField<number> = {
  initial: 1,
  read: (text) => (/^[1-9]\d{0,5}$/.test(text) && Number(text) <= LAST_PAGE ? Number(text) : 1),
  write: String,
  narrows: false,
};

const sizeField: FilterField<number> = {
  initial: 20,
  read: (text) => pageSizes.find((size) => String(size) === text) ?? 20,
  write: String,
  narrows: false,
};
