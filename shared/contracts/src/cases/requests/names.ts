import type { crownMaterials, guideChoices, restorations } from './choices.ts';

type Named<Choices extends readonly string[]> = { readonly [Choice in Choices[number]]: { zh: string; en: string } };

/** What the answers of a request are called, on its form, in lists and in files. */
export const answerNames = {
  restoration: {
    crown: { zh: '全冠', en: 'Full crown' },
    veneer: { zh: '贴面', en: 'Veneer' },
    inlay: { zh: '嵌体', en: 'Inlay' },
    onlay: { zh: '高嵌体', en: 'Onlay' },
    implantCrown: { zh: '种植冠', en: 'Implant crown' },
  },
  material: {
    zirconia: { zh: '氧化锆', en: 'Zirconia' },
    lithiumDisilicate: { zh: '二硅酸锂', en: 'Lithium disilicate' },
    metalCeramic: { zh: '金属烤瓷', en: 'Metal-ceramic' },
    composite: { zh: '复合树脂', en: 'Composite' },
    metal: { zh: '金属', en: 'Metal' },
    designer: { zh: '由设计师决定', en: 'Designer decides' },
  },
  guide: {
    none: { zh: '不需要', en: 'None' },
    pilot: { zh: '先锋钻导板', en: 'Pilot drill guide' },
    full: { zh: '全程导板', en: 'Fully guided' },
  },
} as const satisfies {
  restoration: Named<typeof restorations>;
  material: Named<typeof crownMaterials>;
  guide: Named<typeof guideChoices>;
};
