// Fields, tables, lists: loaded with the first screen that shows data.
export * from './facade/data.tsx';

export { ColorField } from './components/color-field/ColorField.tsx';
export type { ColorFieldProps } from './components/color-field/ColorField.tsx';
export { FormBody } from './components/form/FormBody.tsx';
export { FormDialog } from './components/form/FormDialog.tsx';
export { FormField } from './components/form/FormField.tsx';
export type { FieldControl, FormFieldProps } from './components/form/FormField.tsx';
export { DensityButton } from './components/list-table/DensityButton.tsx';
export { KeywordField } from './components/keyword-field/KeywordField.tsx';
export type { KeywordFieldProps } from './components/keyword-field/KeywordField.tsx';
export { TwoLines } from './components/two-lines/TwoLines.tsx';
export { ListPagination } from './components/list-table/ListPagination.tsx';
export type { ListPaging } from './components/list-table/ListPagination.tsx';
export { ListTable } from './components/list-table/ListTable.tsx';
export type { ListTableProps } from './components/list-table/ListTable.tsx';
export type { ListColumn, ListSort } from './components/list-table/list-column.ts';
export { useLeftOut } from './components/list-table/left-out.ts';
export { MAX_SELECTED } from './components/list-table/use-selection.ts';
export type { ListSelection } from './components/list-table/use-selection.ts';
export { useDensity } from './components/list-table/density.ts';
export type { Density } from './components/list-table/density.ts';
export { DayPicker, DayRangePicker } from './components/day-picker/DayPicker.tsx';
export type { DayPickerProps, DayRangePickerProps } from './components/day-picker/DayPicker.tsx';
