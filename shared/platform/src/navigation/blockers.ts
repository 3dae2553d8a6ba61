/** Asks before a screen with unsaved work is left; answers whether to go on. */
export type Blocker = () => Promise<boolean>;

const blockers = new Set<Blocker>();

export const navigationBlockers = {
  add(blocker: Blocker): () => void {
    blockers.add(blocker);
    return () => {
      blockers.delete(blocker);
    };
  },
  clear: (): void => blockers.clear(),
  any: (): boolean => blockers.size > 0,
  async allow(): Promise<boolean> {
    for (const blocker of [...blockers]) if (!(await blocker())) return false;
    return true;
  },
};
