// What lists, forms and detail pages need. Anything that few screens show loads on demand.
import type { DatePickerProps } from 'antd/es/date-picker';
import type { RangePickerProps } from 'antd/es/date-picker';
import type { ColorPickerProps } from 'antd/es/color-picker';
import type { SliderRangeProps, SliderSingleProps } from 'antd/es/slider';
import type { StepsProps } from 'antd/es/steps';
import type { TimelineProps } from 'antd/es/timeline';
import type { TreeProps } from 'antd/es/tree';
import type { DraggerProps, UploadProps } from 'antd/es/upload';
import type { CollapseProps } from 'antd/es/collapse';
import type { QRCodeProps } from 'antd/es/qr-code/interface';
import styles from './placeholder.module.css';
import { lazyComponent } from './lazy-component.tsx';

export { default as AutoComplete } from 'antd/es/auto-complete';
export { default as Checkbox } from 'antd/es/checkbox';
export { default as Descriptions } from 'antd/es/descriptions';
export { default as Form } from 'antd/es/form';
export { default as Input } from 'antd/es/input';
export { default as InputNumber } from 'antd/es/input-number';
export { default as Pagination } from 'antd/es/pagination';
export { default as Popconfirm } from 'antd/es/popconfirm';
export { default as Progress } from 'antd/es/progress';
export { default as Radio } from 'antd/es/radio';
export { default as Result } from 'antd/es/result';
export { default as Segmented } from 'antd/es/segmented';
export { default as Select } from 'antd/es/select';
export { default as Switch } from 'antd/es/switch';
export { default as Table } from 'antd/es/table';
export { default as Tabs } from 'antd/es/tabs';
export { Modal, Drawer } from './on-demand.tsx';

const field = <span className={styles.field} aria-hidden />;
const wideField = <span className={styles.wideField} aria-hidden />;
const block = <span className={styles.block} aria-hidden />;

export const DatePicker = lazyComponent<DatePickerProps>(() => import('./date-picker.tsx'), field);
export const RangePicker = lazyComponent<RangePickerProps>(
  () => import('./date-picker.tsx').then((module) => ({ default: module.RangePicker })),
  wideField,
);
export const ColorPicker = lazyComponent<ColorPickerProps>(() => import('antd/es/color-picker'), field);
export const Collapse = lazyComponent<CollapseProps>(() => import('antd/es/collapse'), block);
export const Slider = lazyComponent<SliderSingleProps | SliderRangeProps>(() => import('antd/es/slider'), field);
export const Steps = lazyComponent<StepsProps>(() => import('antd/es/steps'), block);
export const Timeline = lazyComponent<TimelineProps>(() => import('antd/es/timeline'), block);
export const Tree = lazyComponent<TreeProps>(() => import('antd/es/tree'), block);
export const Upload = lazyComponent<UploadProps>(() => import('antd/es/upload'), field);
export const UploadDragger = lazyComponent<DraggerProps>(() => import('antd/es/upload/Dragger'), block);
export const QRCode = lazyComponent<QRCodeProps>(() => import('antd/es/qr-code'), block);

export type { RangePickerProps, DatePickerProps, StepsProps, TimelineProps, TreeProps, UploadProps, CollapseProps };
export type { CheckboxProps } from 'antd/es/checkbox';
export type { DescriptionsProps } from 'antd/es/descriptions';
export type { FormInstance, FormItemProps, FormProps, Rule as FormRule } from 'antd/es/form';
export type { InputProps, InputRef } from 'antd/es/input';
export type { InputNumberProps } from 'antd/es/input-number';
export type { PaginationProps } from 'antd/es/pagination';
export type { RadioChangeEvent } from 'antd/es/radio';
export type { SegmentedProps } from 'antd/es/segmented';
export type { SelectProps } from 'antd/es/select';
export type { ColumnType as TableColumn, ColumnsType as TableColumns, TableProps } from 'antd/es/table';
export type { TabsProps } from 'antd/es/tabs';
