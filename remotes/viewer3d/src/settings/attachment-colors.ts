/** The 15 presets for attachments; the first is the product's own. The specification counts them and names none. */
export const attachmentColors = [
  { key: 'orange', color: '#F5A63C' },
  { key: 'red', color: '#E5484D' },
  { key: 'rose', color: '#E93D82' },
  { key: 'pink', color: '#F49AC2' },
  { key: 'purple', color: '#AB4ABA' },
  { key: 'violet', color: '#8E6BE8' },
  { key: 'indigo', color: '#4C5FD5' },
  { key: 'blue', color: '#2F80ED' },
  { key: 'sky', color: '#56B8F0' },
  { key: 'cyan', color: '#2CC5CF' },
  { key: 'teal', color: '#1F9E8F' },
  { key: 'green', color: '#3FA75C' },
  { key: 'lime', color: '#A3C93A' },
  { key: 'yellow', color: '#F2D43D' },
  { key: 'gray', color: '#9AA1AF' },
] as const;

export type AttachmentColorKey = (typeof attachmentColors)[number]['key'];

export const isAttachmentColorKey = (key: string): key is AttachmentColorKey =>
  attachmentColors.some((each) => each.key === key);
