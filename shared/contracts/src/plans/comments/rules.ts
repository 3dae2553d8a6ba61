/** Teeth of one comment: a tooth, or two that meet. */
export const MOST_COMMENTED_TEETH = 2;

/** Comments on one plan with all of its answers; beyond it nothing is read any more. */
export const MOST_COMMENTS = 500;
