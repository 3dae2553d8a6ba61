import { type ParameterGroup, both } from './parameter.ts';

const upright = { key: 'verticalPrint.useVerticalPrint', is: [true] } as const;

/** What helps a printer. */
export const printingAids: ParameterGroup = {
  key: 'printingAids',
  name: both('打印辅助', 'Printing aids'),
  parameters: [
    {
      ...{ key: 'verticalPrint.useVerticalPrint', kind: 'switch', standard: false },
      name: both('竖打底座', 'Vertical print base'),
      note: both('竖直打印用的底座', 'Foot for printing upright'),
    },
    {
      ...{ key: 'verticalPrint.width', kind: 'number', unit: 'mm', min: 0.1, max: 50, step: 0.1, standard: 1 },
      name: both('竖打底座长度', 'Base length'),
      note: both('底座长度', 'Length of the foot'),
      where: upright,
    },
    {
      ...{ key: 'verticalPrint.angle', kind: 'number', unit: 'degree', min: 0, max: 90, step: 1, standard: 20 },
      name: both('倾斜角度', 'Tilt angle'),
      note: both('模型倾角', 'Slope of the model'),
      where: upright,
    },
    {
      ...{ key: 'diversionHole', kind: 'switch', standard: false },
      name: both('导流孔', 'Drain hole'),
      note: both('排出残留树脂', 'Lets resin run out'),
    },
    {
      ...{ key: 'diversionHoleRadius', kind: 'number', unit: 'mm', min: 0.1, max: 10, step: 0.05, standard: 1.25 },
      name: both('导流孔半径', 'Drain hole radius'),
      note: both('半径，非直径', 'Radius, not diameter'),
      where: { key: 'diversionHole', is: [true] },
    },
    {
      ...{ key: 'needHoneycombStructure', kind: 'switch', standard: false },
      name: both('蜂窝结构', 'Honeycomb structure'),
      note: both('轻量化支撑结构', 'Light, stiff filling'),
    },
    {
      ...{ key: 'honeycombStructureHeight', kind: 'number', unit: 'mm', min: 1, max: 100, step: 1, standard: 30 },
      name: both('蜂窝高度', 'Honeycomb height'),
      note: both('蜂窝结构高度', 'Height of the filling'),
      where: { key: 'needHoneycombStructure', is: [true] },
    },
  ],
};
