import { type ParameterGroup, both } from './parameter.ts';

const fixtures = [
  { value: 'none', name: both('无夹具', 'None') },
  { value: 'mlk', name: both('MLK', 'MLK') },
  { value: 'xl1', name: both('XL1', 'XL1') },
  { value: 'xl2', name: both('XL2', 'XL2') },
] as const;
const withFixture = { key: 'fixture', is: ['mlk', 'xl1', 'xl2'] } as const;
const withBase = { key: 'generateBase', is: [true] } as const;

/** Shell, base and fixture. */
export const shellAndBase: ParameterGroup = {
  key: 'shellAndBase',
  name: both('壳体、底座与夹具', 'Shell, base and fixture'),
  parameters: [
    {
      ...{ key: 'extract', kind: 'choice', standard: true },
      name: both('提取方式', 'Extract mode'),
      note: both('输出壳体还是布尔结果', 'Which geometry is taken over'),
      options: [
        { value: true, name: both('仅壳体', 'Shell only') },
        { value: false, name: both('仅布尔', 'Boolean only') },
      ],
    },
    {
      ...{ key: 'wrap', kind: 'choice', standard: 'all' },
      name: both('末端牙包裹', 'Terminal-tooth wrap'),
      note: both('矫治器覆盖末端牙的范围', 'How far the aligner covers the last tooth'),
      options: [
        { value: 'all', name: both('全包裹', 'Full') },
        { value: 'half', name: both('半包裹', 'Half') },
        { value: 'distalRidge', name: both('至远中边缘嵴', 'To distal marginal ridge') },
      ],
    },
    {
      ...{ key: 'shell', kind: 'switch', standard: false },
      name: both('抽壳', 'Shell'),
      note: both('将模型做成空心', 'Hollow the model'),
    },
    {
      ...{ key: 'shellThickness', kind: 'number', unit: 'mm', min: 0.5, max: 10, step: 0.1, standard: 2.5 },
      name: both('壳厚', 'Shell thickness'),
      note: both('空心模型的壁厚', 'Wall of the hollow model'),
      where: { key: 'shell', is: [true] },
    },
    {
      ...{ key: 'fixture', kind: 'choice', standard: 'none', options: fixtures },
      name: both('夹具', 'Fixture'),
      note: both('切割机定位座，须有底座', 'Seat for the cutting machine; needs a base'),
    },
    {
      ...{ key: 'xl2HoleSize', kind: 'number', unit: 'mm', min: 0.5, max: 20, step: 0.05, standard: 3.15 },
      name: both('夹具孔径', 'Fixture hole size'),
      note: both('定位孔直径', 'Hole of the fixture'),
      where: withFixture,
    },
    {
      ...{ key: 'kkwAddText', kind: 'switch', standard: false },
      name: both('KKW 文字', 'KKW text'),
      note: both('KKW 座上的文字', 'Text on the KKW seat'),
      where: withFixture,
    },
    {
      ...{ key: 'kkwAddTextSize', kind: 'number', unit: 'mm', min: 0.5, max: 20, step: 0.5, standard: 4 },
      name: both('KKW 字号', 'KKW text size'),
      note: both('字高', 'Letter height'),
      where: { key: 'kkwAddText', is: [true] },
    },
    {
      ...{ key: 'generateBase', kind: 'switch', standard: false },
      name: both('生成底座', 'Generate base'),
      note: both('为模型加底座', 'Close the model with a base'),
    },
    {
      ...{ key: 'baseHeight', kind: 'number', unit: 'mm', min: 0, max: 50, step: 0.5, standard: null },
      name: both('底座高度', 'Base height'),
      note: both('底座的高度', 'Height below the gum edge'),
      where: withBase,
    },
    {
      ...{ key: 'bottomPlate', kind: 'switch', standard: false },
      name: both('底板', 'Bottom plate'),
      note: both('底座下的平板', 'Flat plate under the base'),
      where: withBase,
    },
    {
      ...{ key: 'vfill', kind: 'switch', standard: true },
      name: both('虚拟填充', 'Virtual filler'),
      note: both('压膜前填充倒凹与缝隙', 'Fill undercuts and gaps before forming'),
    },
    {
      ...{ key: 'vfillSize', kind: 'choice', standard: 0 },
      name: both('填充大小', 'Filler size'),
      note: both('填充量', 'Amount of filling'),
      options: [
        { value: 0, name: both('大', 'Large') },
        { value: 1, name: both('中', 'Medium') },
        { value: 2, name: both('小', 'Small') },
      ],
      where: { key: 'vfill', is: [true] },
    },
    {
      ...{ key: 'regenerateModel', kind: 'switch', standard: false },
      name: both('重新生成模型', 'Regenerate model'),
      note: both('重新生成可打印模型', 'Build the printable model anew'),
    },
    {
      ...{ key: 'preprocessUnionMesh', kind: 'switch', standard: false },
      name: both('输入模型布尔合并', 'Input model boolean'),
      note: both('牙与牙龈为独立网格时须选“是”', 'Yes when teeth and gums are separate meshes'),
    },
    {
      ...{ key: 'segmentation', kind: 'switch', standard: true },
      name: both('牙齿分割', 'Segmentation'),
      note: both('先分割牙齿', 'Separate the teeth first'),
    },
    {
      ...{ key: 'segmentationMode', kind: 'choice', standard: 'normal' },
      name: both('分割模式', 'Segmentation mode'),
      note: both('分割方法', 'Which method'),
      options: [{ value: 'normal', name: both('标准', 'Normal') }],
      where: { key: 'segmentation', is: [true] },
    },
    {
      ...{ key: 'strengthMesh', kind: 'switch', standard: true },
      name: both('网格加强', 'Strengthen mesh'),
      note: both('加强薄弱处', 'Reinforce thin places'),
    },
    {
      ...{ key: 'attachment', kind: 'switch', standard: false },
      name: both('去除附件和托槽', 'Remove attachments'),
      note: both('自动去除附件与托槽', 'Remove attachments and brackets automatically'),
    },
  ],
};
