/** What no presentation goes beyond; texts in characters. */
export const presentationLimits = {
  /** Presentations of one case. */
  ofCase: 50,
  slides: 60,
  title: 100,
  heading: 120,
  subtitle: 200,
  caption: 120,
  body: 2000,
} as const;
