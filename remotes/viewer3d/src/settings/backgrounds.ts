/** A background: light in the middle, darker at the edge, so that a tooth stands out on every side. */
export interface Background {
  readonly key: string;
  readonly centre: string;
  readonly edge: string;
}

/** The 23 presets of the specification, in its order; the first is the neutral one of the product. */
export const backgrounds = [
  { key: 'default', centre: '#3B404A', edge: '#23272E' },
  { key: 'black', centre: '#141414', edge: '#000000' },
  { key: 'brown', centre: '#5A4636', edge: '#3A2C21' },
  { key: 'dark', centre: '#2A2D33', edge: '#16181C' },
  { key: 'gray', centre: '#8A8F98', edge: '#646972' },
  { key: 'silver', centre: '#D5D8DD', edge: '#B3B8C0' },
  { key: 'memoPaper', centre: '#FBF3C4', edge: '#E9DC95' },
  { key: 'lightGreen', centre: '#CDE8C4', edge: '#A6CE9A' },
  { key: 'pearYellow', centre: '#E3E28C', edge: '#C6C45F' },
  { key: 'sandYellow', centre: '#E6D3A3', edge: '#CBB47D' },
  { key: 'roseBrown', centre: '#B98A86', edge: '#966763' },
  { key: 'peachPink', centre: '#F9D2C2', edge: '#EBB29C' },
  { key: 'mistyPink', centre: '#F3DADB', edge: '#DEB9BB' },
  { key: 'amberYellow', centre: '#F1C46B', edge: '#D9A23C' },
  { key: 'copperBrown', centre: '#A5693F', edge: '#7F4C29' },
  { key: 'indigoBlue', centre: '#3B4A7E', edge: '#26325C' },
  { key: 'lilac', centre: '#D5BEDF', edge: '#B698C4' },
  { key: 'lavender', centre: '#E1E0F4', edge: '#C3C1E4' },
  { key: 'lightBlue', centre: '#C9E2F4', edge: '#9FC8E5' },
  { key: 'white', centre: '#FFFFFF', edge: '#F1F3F5' },
  { key: 'paleGreen', centre: '#DDF3E0', edge: '#B9DFC0' },
  { key: 'turquoise', centre: '#7FD3CC', edge: '#4FB1A9' },
  { key: 'lightAlgae', centre: '#BFE3CF', edge: '#92C7A9' },
] as const satisfies readonly Background[];

export type BackgroundKey = (typeof backgrounds)[number]['key'];

export const isBackgroundKey = (key: string): key is BackgroundKey => backgrounds.some((each) => each.key === key);
