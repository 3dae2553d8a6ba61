export const HANGS_MS: number;
export const PATIENCE_MS: number;
export const JOURNEY_HANGS_MS: number;
export const JOURNEY_PATIENCE_MS: number;
