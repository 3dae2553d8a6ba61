/** Loads and the end of the whole document, in one place so that tests can watch them. */
export const page = {
  reload: (): void => window.location.reload(),
  assign: (url: string): void => window.location.assign(url),
  replace: (url: string): void => window.location.replace(url),
  close: (): void => window.close(),
  isClosed: (): boolean => window.closed,
};
