/**
 * A guess of this confidence may be acted on without asking. Confidences are shares of answers that were right on jaws
 * which had no part in finding the weights.
 */
export const SURE = 0.85;
