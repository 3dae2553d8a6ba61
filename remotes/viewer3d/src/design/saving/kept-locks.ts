const keyOf = (userId: string, planId: string): string => `archway.design.locked.${userId}.${planId}`;

/** Which teeth somebody has locked in a plan: no part of the document, and there again when the plan is opened again. */
export function readLocks(userId: string, planId: string): number[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(keyOf(userId, planId)) ?? '[]');
    return Array.isArray(found) ? found.filter((each): each is number => typeof each === 'number') : [];
  } catch {
    return [];
  }
}

export function keepLocks(userId: string, planId: string, locked: readonly number[]): void {
  try {
    if (locked.length > 0) localStorage.setItem(keyOf(userId, planId), JSON.stringify(locked));
    else localStorage.removeItem(keyOf(userId, planId));
  } catch {
    // A device that keeps nothing has no locks the next time.
  }
}
