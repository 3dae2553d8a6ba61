import { type ParameterGroup, both } from './parameter.ts';

const height = { kind: 'number', unit: 'mm', min: 0.5, max: 10, step: 0.1 } as const;
const relief = { kind: 'number', unit: 'mm', min: 0, max: 5, step: 0.1 } as const;
const withCarving = { key: 'gumCarving', is: [true] } as const;
const withStep = { key: 'stepText', is: [true] } as const;

/** What is written on the model, and where. */
export const textAndLogo: ParameterGroup = {
  key: 'textAndLogo',
  name: both('文字与品牌', 'Text and brand'),
  parameters: [
    {
      ...{ key: 'gumCarving', kind: 'switch', standard: true },
      name: both('牙龈刻字', 'Gum carving'),
      note: both('在牙龈处生成文字', 'Put text on the gum'),
    },
    {
      ...{ key: 'gumCarvingContent', kind: 'carving', standard: null },
      name: both('牙龈刻字内容', 'Gum carving content'),
      note: both('建议不超过 10 个字符', 'At most 10 characters advised'),
      where: withCarving,
    },
    {
      ...{ key: 'basicRegTemplateId', kind: 'extraction', standard: null },
      name: both('基础信息提取模板', 'Basic extraction template'),
      note: both('从模型文件名提取信息的规则', 'Rule that reads the name of the model file'),
    },
    {
      ...{ key: 'logoRegTemplateId', kind: 'extraction', standard: null },
      name: both('Logo 提取模板', 'Logo extraction template'),
      note: both('从模型文件名提取 Logo 文字的规则', 'Rule that reads the logo’s text from it'),
    },
    {
      ...{ key: 'textPos', kind: 'choice', standard: 'left' },
      name: both('文字位置', 'Text position'),
      note: both('沿牙弓的位置', 'Where along the arch'),
      options: [
        { value: 'left', name: both('左', 'Left') },
        { value: 'centerLeft', name: both('左中', 'Center-left') },
        { value: 'center', name: both('中', 'Center') },
        { value: 'centerRight', name: both('右中', 'Center-right') },
        { value: 'right', name: both('右', 'Right') },
      ],
      where: withCarving,
    },
    {
      ...{ key: 'gumCarvingTextHeight', ...height, standard: 2.5 },
      name: both('文字高度', 'Text height'),
      note: both('字高', 'Letter height'),
      where: withCarving,
    },
    {
      ...{ key: 'gumCarvingTextSurfaceOffset', ...relief, standard: 0.6 },
      name: both('文字厚度', 'Text thickness'),
      note: both('凸出表面的高度', 'How far it stands out of the surface'),
      where: withCarving,
    },
    {
      ...{ key: 'textCrownSurfaceOffset', ...relief, standard: 0.5 },
      name: both('牙冠文字凸出', 'Crown text offset'),
      note: both('牙冠上文字的凸出高度', 'How far text stands out of a crown'),
    },
    {
      ...{ key: 'stepText', kind: 'switch', standard: true },
      name: both('步数文字', 'Step text'),
      note: both('是否生成步数', 'Print the step number'),
    },
    {
      ...{ key: 'stepTextPosition', kind: 'choice', standard: 'lingual' },
      name: both('步数文字位置', 'Step text position'),
      note: both('所在侧', 'Which side'),
      options: [
        { value: 'buccal', name: both('颊侧', 'Buccal') },
        { value: 'lingual', name: both('舌侧', 'Lingual') },
      ],
      where: withStep,
    },
    {
      ...{ key: 'stepTextSize', ...height, standard: 1.5 },
      name: both('步数字号', 'Step text size'),
      note: both('字高', 'Letter height'),
      where: withStep,
    },
    {
      ...{ key: 'brand', kind: 'text', max: 30, standard: null },
      name: both('品牌名称', 'Brand name'),
      note: both('品牌文字', 'Text of the brand'),
    },
  ],
};
