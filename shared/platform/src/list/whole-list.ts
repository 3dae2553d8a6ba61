interface Asked {
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly refetch: () => Promise<unknown>;
}

/** For a `ListView`: an answer that always is the whole list, and so has no pages. */
export const wholeList = <Row>({ isPending, error, refetch }: Asked, rows: readonly Row[] | undefined) => ({
  ...{ rows, loading: isPending, error, refetch },
});
