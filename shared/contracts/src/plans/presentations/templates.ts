import type { PhotoPosition } from '../../cases/photos.ts';
import type { PhotoLayout, PresentationLanguage, SlideView } from './slides.ts';

type InBoth = Readonly<Record<PresentationLanguage, string>>;

/** Which picture of a position is taken: the oldest, or one that was taken later. */
export interface TemplatePicture {
  readonly position: PhotoPosition;
  readonly when: 'first' | 'later';
  readonly caption?: InBoth;
}

/** A slide before it knows its case. */
export type TemplateSlide = { readonly heading: InBoth } & (
  | { readonly kind: 'title' | 'summary' }
  | { readonly kind: 'photos'; readonly layout: PhotoLayout; readonly pictures: readonly TemplatePicture[] }
  | {
      readonly kind: 'stage';
      readonly step: number | null;
      readonly view: SlideView;
      readonly animated: boolean;
    }
  | { readonly kind: 'comparison'; readonly view: SlideView }
  | { readonly kind: 'text'; readonly body: InBoth }
);

export interface PresentationTemplate {
  readonly key: string;
  readonly title: InBoth;
  readonly about: InBoth;
  readonly slides: readonly TemplateSlide[];
}

const both = (zh: string, en: string): InBoth => ({ 'zh-CN': zh, 'en-US': en });
const first = (position: PhotoPosition, caption?: InBoth): TemplatePicture => ({
  ...{ position, when: 'first' },
  ...(caption && { caption }),
});
const beforeAfter = (heading: InBoth, position: PhotoPosition): TemplateSlide => ({
  ...{ kind: 'photos', layout: 'beforeAfter', heading },
  pictures: [first(position), { position, when: 'later' }],
});

const wearing = both(
  '- 每天佩戴 20~22 小时，进食和刷牙时取下\n- 按医生要求的时间更换下一副矫治器\n- 每次戴回前清洁牙齿和矫治器\n- 矫治器破损或附件脱落时，请及时联系我们',
  '- Wear your aligners for 20–22 hours a day; take them out to eat and to brush\n- Change to the next aligner when we tell you to\n- Clean your teeth and your aligners before you put them back in\n- Call us when an aligner breaks or an attachment comes off',
);

/** What a presentation may begin from. */
export const presentationTemplates = [
  {
    key: 'consultation',
    title: both('首次面诊', 'First consultation'),
    about: both('口腔现状、我们的发现和后续安排', 'How the teeth are today, what we found and what comes next'),
    slides: [
      { kind: 'title', heading: both('您的口腔检查', 'Your consultation') },
      {
        ...{ kind: 'photos', layout: 'sideBySide', heading: both('面部照片', 'Your face') },
        pictures: [first('frontSmile', both('微笑', 'Smiling')), first('rightFace', both('侧面', 'Profile'))],
      },
      { kind: 'photos', layout: 'one', heading: both('您的牙齿', 'Your teeth today'), pictures: [first('frontOcc')] },
      {
        ...{ kind: 'photos', layout: 'sideBySide', heading: both('上下牙弓', 'Your dental arches') },
        pictures: [first('uptooth', both('上颌', 'Upper')), first('lowtooth', both('下颌', 'Lower'))],
      },
      {
        ...{ kind: 'photos', layout: 'one', heading: both('全景片', 'Your panoramic radiograph') },
        pictures: [first('curvilinearFault')],
      },
      {
        ...{ kind: 'text', heading: both('我们的发现', 'What we found') },
        body: both(
          '- 牙列拥挤或间隙：\n- 咬合情况：\n- 牙齿与牙周健康：',
          '- Crowding or gaps:\n- How your teeth meet:\n- Health of your teeth and gums:',
        ),
      },
      {
        ...{ kind: 'text', heading: both('后续安排', 'What comes next') },
        body: both(
          '- 口内扫描并收集资料\n- 设计三维矫治方案\n- 与您一起查看方案，再决定是否开始治疗',
          '- We scan your teeth and collect records\n- We design your treatment in 3D\n- We look at the plan together before anything begins',
        ),
      },
    ],
  },
  {
    key: 'plan',
    title: both('矫治方案讲解', 'Treatment plan explained'),
    about: both(
      '从现状到目标：牙齿如何移动，需要做什么',
      'From today to the target: how the teeth move and what it takes',
    ),
    slides: [
      { kind: 'title', heading: both('您的矫治方案', 'Your treatment plan') },
      {
        kind: 'photos',
        layout: 'one',
        heading: both('您的牙齿现状', 'Your teeth today'),
        pictures: [first('frontOcc')],
      },
      { kind: 'comparison', view: 'front', heading: both('治疗前后对比', 'From start to target') },
      {
        ...{ kind: 'stage', step: null, view: 'front', animated: true },
        heading: both('牙齿如何移动', 'How your teeth will move'),
      },
      { kind: 'comparison', view: 'upper', heading: both('上颌', 'Your upper teeth') },
      { kind: 'comparison', view: 'lower', heading: both('下颌', 'Your lower teeth') },
      { kind: 'summary', heading: both('方案概要', 'Your plan in figures') },
      { kind: 'text', heading: both('佩戴说明', 'How to wear your aligners'), body: wearing },
      {
        ...{ kind: 'text', heading: both('后续安排', 'What comes next') },
        body: both(
          '- 您确认方案后，我们开始制作矫治器\n- 首次佩戴时粘接附件，并讲解取戴方法\n- 定期复诊，检查进度',
          '- Once you agree, your aligners are made\n- At the first visit we place the attachments and show you how to wear the aligners\n- We check your progress at regular visits',
        ),
      },
    ],
  },
  {
    key: 'progress',
    title: both('治疗进展回顾', 'Progress review'),
    about: both(
      '初始照片与复诊照片对比，目前进展',
      'First photos beside those of the visits, and where the treatment stands',
    ),
    slides: [
      { kind: 'title', heading: both('您的治疗进展', 'Your progress') },
      beforeAfter(both('正面咬合', 'Seen from the front'), 'frontOcc'),
      beforeAfter(both('上颌', 'Your upper teeth'), 'uptooth'),
      beforeAfter(both('下颌', 'Your lower teeth'), 'lowtooth'),
      beforeAfter(both('微笑', 'Your smile'), 'frontSmile'),
      {
        ...{ kind: 'stage', step: null, view: 'front', animated: true },
        heading: both('接下来的移动', 'Where we are going'),
      },
      {
        ...{ kind: 'text', heading: both('目前情况', 'Where we are') },
        body: both(
          '- 目前佩戴到第几步：\n- 进展顺利的方面：\n- 需要注意的方面：',
          '- Stage you wear now:\n- What goes well:\n- What needs care:',
        ),
      },
      { kind: 'text', heading: both('佩戴说明', 'How to wear your aligners'), body: wearing },
    ],
  },
] as const satisfies readonly PresentationTemplate[];
export type PresentationTemplateKey = (typeof presentationTemplates)[number]['key'];
