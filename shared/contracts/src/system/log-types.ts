/** Kinds of front-end events. Plain data: pages record by these names, and the console offers them as a filter. */
export const logTypes = [
  'route',
  'page-load',
  'web-vital',
  'remote-load',
  'remote-failure',
  'slot-failure',
  'error',
  /** The list of practices did not come. */
  'practice-list-failure',
  /** Compression changed the number of points or faces of a mesh; the original is kept beside it. */
  'count-changed',
  /** A photo could not be made smaller; the photo itself stands for it. */
  'image-fallback',
  /** A setting was no JSON object, or its file did not come; it counts as {}. */
  'settings-unreadable',
] as const;

export type LogType = (typeof logTypes)[number];

/** Core Web Vitals and their neighbours. CLS has no unit, all others are milliseconds. */
export const webVitalNames = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;
export type WebVitalName = (typeof webVitalNames)[number];

/**
 * Limits up to which a value is good, and above which it is poor, at the 75th percentile.
 * @see https://web.dev/articles/defining-core-web-vitals-thresholds
 */
export const webVitalLimits: Readonly<Record<WebVitalName, { readonly good: number; readonly poor: number }>> = {
  LCP: { good: 2500, poor: 4000 },
  INP: { good: 200, poor: 500 },
  CLS: { good: 0.1, poor: 0.25 },
  FCP: { good: 1800, poor: 3000 },
  TTFB: { good: 800, poor: 1800 },
};

/** How far back the picture of page times looks: a day by the hour, the others by the day. */
export const timeSpans = ['day', 'week', 'month'] as const;
export type TimeSpan = (typeof timeSpans)[number];
