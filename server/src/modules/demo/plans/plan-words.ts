import type { DesignRequest } from '@archway/contracts';

export type DesignRequestKind = DesignRequest['kind'];

interface PlanWords {
  readonly name: string;
  /** Why a first goal was sent back, and the first stages of appliances. */
  readonly refusal: string;
  readonly stagesRefusal?: string;
}

/** What a plan is called, and why its first attempt was not enough. */
export const words: Readonly<Record<DesignRequestKind | 'appliance', Record<'zh' | 'en', PlanWords>>> = {
  appliance: {
    zh: {
      name: '目标位',
      refusal: '前牙覆合改善不足；邻面去釉请尽量减少。',
      stagesRefusal: '请在第二前磨牙增加附件，并放慢每步移动。',
    },
    en: {
      name: 'Target',
      refusal: 'The overbite is not corrected enough; please take as little enamel as possible.',
      stagesRefusal: 'Please add attachments on the second premolars, and go in smaller steps.',
    },
  },
  crown: {
    zh: { name: '冠设计', refusal: '近中邻接过紧，请放松 20 µm。' },
    en: { name: 'Crown design', refusal: 'Mesial contact is too tight, please relieve by 20 µm.' },
  },
  implant: {
    zh: { name: '种植方案', refusal: '植体距下颌神经管不足 2 mm。' },
    en: { name: 'Implant plan', refusal: 'The implant is closer than 2 mm to the mandibular canal.' },
  },
};
