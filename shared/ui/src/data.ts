// Fields, tables, lists: loaded with the first screen that shows data.
export * from './facade/data.tsx';
export * from './list.ts';

export { BatchRefusals } from './components/batch-bar/BatchRefusals.tsx';
export type { BatchRefusalsProps } from './components/batch-bar/BatchRefusals.tsx';
export { BarChart } from './components/bar-chart/BarChart.tsx';
export type { BarChartProps } from './components/bar-chart/BarChart.tsx';
export { scaleFor } from './components/bar-chart/chart-scale.ts';
export { ColorField } from './components/color-field/ColorField.tsx';
export type { ColorFieldProps } from './components/color-field/ColorField.tsx';
export { FormBody } from './components/form/FormBody.tsx';
export { FormDialog } from './components/form/FormDialog.tsx';
export { FormField } from './components/form/FormField.tsx';
export type { FieldControl, FormFieldProps } from './components/form/FormField.tsx';
export { LimitsTable, limitFieldId } from './components/limits-table/LimitsTable.tsx';
export type { LimitsTableProps } from './components/limits-table/LimitsTable.tsx';
export { PictureViewer } from './components/picture-viewer/PictureViewer.tsx';
export type { PictureViewerProps } from './components/picture-viewer/PictureViewer.tsx';
export { RegionField } from './components/region-field/RegionField.tsx';
export type { RegionFieldProps } from './components/region-field/RegionField.tsx';
