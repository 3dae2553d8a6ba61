/** The longest keyword, or label, that a list is searched by. Fields, addresses and the server hold it alike. */
export const LONGEST_KEYWORD = 60;

/** Further than this nobody turns; the server would have to count through it. */
export const LAST_PAGE = 100_000;

/** How many rows a page may have; readers choose from `pageSizes`. */
export const MOST_ROWS = 100;
export const pageSizes = [10, 20, 50, 100] as const;
