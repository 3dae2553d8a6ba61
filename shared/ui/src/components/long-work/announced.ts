/** What a screen reader is told: every tenth percent, so that it does not talk without end. */
export const announced = (percent: number): number => Math.floor(percent / 10) * 10;
