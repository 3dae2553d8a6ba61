import { type ParameterGroup, both } from './parameter.ts';

const share = { kind: 'number', min: 0, max: 1, step: 0.05 } as const;
const straight = { kind: 'number', unit: 'mm', min: 0, max: 20, step: 0.1, standard: 0 } as const;

/** The line along which an aligner is cut, and the gum below it. */
export const cutLine: ParameterGroup = {
  key: 'cutLine',
  name: both('切割线与牙龈', 'Cut line and gum'),
  parameters: [
    {
      ...{ key: 'cutLineType', kind: 'choice', standard: true },
      name: both('切割线', 'Cutting line type'),
      note: both('切割线的生成方式', 'Who draws the line'),
      options: [
        { value: true, name: both('自动', 'Auto') },
        { value: false, name: both('手动', 'Manual') },
      ],
    },
    {
      ...{ key: 'cutlineIndicator', kind: 'switch', standard: false },
      name: both('切割线标示', 'Cut-line indicator'),
      note: both('在模型上标出切割线', 'Show the line on the model'),
    },
    {
      ...{ key: 'cutLineShape', ...share, standard: null },
      name: both('切割线形状系数', 'Cutting shape factor'),
      note: both('0 为完全扇贝形，1 为直线', '0 is fully scalloped, 1 is straight'),
    },
    {
      ...{ key: 'safeDistance', kind: 'number', unit: 'mm', min: 0, max: 20, step: 0.1, standard: 3 },
      name: both('安全距离', 'Safety distance'),
      note: both('刀具与模型的最小距离', 'Distance the cutter keeps'),
    },
    {
      ...{ key: 'productCutLinePointsNumber', kind: 'number', min: 50, max: 5000, step: 50, standard: 400 },
      name: both('采样点数', 'Sample points'),
      note: both('切割线的点数', 'Points of the cut line'),
    },
    {
      ...{ key: 'linkCutouts', kind: 'switch', standard: false },
      name: both('连接开窗与牵引钩', 'Link cutouts and hooks'),
      note: both('将牵引钩、开窗并入切割线', 'Join hook and cutout edges to the line'),
    },
    {
      ...{ key: 'reserveGum', kind: 'number', unit: 'mm', min: 0, max: 20, step: 0.1, standard: 2 },
      name: both('预留牙龈高度', 'Reserve gum height'),
      note: both('龈缘线下保留的高度', 'Gum kept below the gum line'),
    },
    {
      ...{ key: 'reserveGumTerminalOffset', ...share, standard: 1 },
      name: both('末端预留牙龈权重', 'Reserve gum terminal weight'),
      note: both('0 与龈缘平齐，1 保留全高', '0 is flush with the gum line, 1 keeps the full height'),
    },
    {
      ...{ key: 'frontSmooth', ...share, standard: 0.6 },
      name: both('前牙平滑度', 'Front smooth control'),
      note: both('前牙区切割线的平滑程度', 'Smooths the line at the front teeth'),
    },
    {
      ...{ key: 'buccalStraight', kind: 'switch', standard: false },
      name: both('颊侧拉直', 'Buccal straight'),
      note: both('颊侧切割线取直', 'Straight line on the buccal side'),
    },
    {
      ...{ key: 'buccalStraightDist', ...straight },
      name: both('颊侧拉直距离', 'Buccal straight distance'),
      note: both('颊侧切割线取直', 'Straight line on the buccal side'),
      where: { key: 'buccalStraight', is: [true] },
    },
    {
      ...{ key: 'lingualStraight', kind: 'switch', standard: false },
      name: both('舌侧拉直', 'Lingual straight'),
      note: both('舌侧切割线取直', 'Straight line on the lingual side'),
    },
    {
      ...{ key: 'lingualStraightDist', ...straight },
      name: both('舌侧拉直距离', 'Lingual straight distance'),
      note: both('舌侧切割线取直', 'Straight line on the lingual side'),
      where: { key: 'lingualStraight', is: [true] },
    },
  ],
};
