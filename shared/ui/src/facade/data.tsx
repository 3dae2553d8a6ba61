// What lists and forms need. Anything that few screens show loads when it is first shown.
import type { ReactNode } from 'react';
import type { AutoCompleteProps } from 'antd/es/auto-complete';
import type { CollapseProps } from 'antd/es/collapse';
import type { DescriptionsProps } from 'antd/es/descriptions';
import type { InputNumberProps } from 'antd/es/input-number';
import type { PopconfirmProps } from 'antd/es/popconfirm';
import type { ProgressProps } from 'antd/es/progress';
import type { QRCodeProps } from 'antd/es/qr-code/interface';
import type { ResultProps } from 'antd/es/result';
import type { SliderRangeProps, SliderSingleProps } from 'antd/es/slider';
import type { StepsProps } from 'antd/es/steps';
import type { TableProps } from 'antd/es/table';
import type { TabsProps } from 'antd/es/tabs';
import type { TimelineProps } from 'antd/es/timeline';
import type { TreeProps } from 'antd/es/tree';
import type { DraggerProps, UploadProps } from 'antd/es/upload';
import styles from './placeholder.module.css';
import { lazyComponent } from './lazy-component.tsx';

export { default as Checkbox } from 'antd/es/checkbox';
export { Input } from './input.tsx';
export { default as Pagination } from 'antd/es/pagination';
export { default as Radio } from 'antd/es/radio';
export { default as Segmented } from 'antd/es/segmented';
export { default as Select } from 'antd/es/select';
export { default as Spin } from 'antd/es/spin';
export { default as Switch } from 'antd/es/switch';
export { Modal, Drawer } from './on-demand.tsx';
export { DatePicker, RangePicker } from './calendars.tsx';
export type { DatePickerProps, RangePickerProps } from './calendars.tsx';

const field = <span className={styles.field} aria-hidden />;
const block = <span className={styles.block} aria-hidden />;

/** For small tables inside a page; lists with selection, keyboard and paging are `ListTable`. */
export const Table = lazyComponent<TableProps>(() => import('antd/es/table'), block) as <Row extends object>(
  props: TableProps<Row>,
) => ReactNode;
export const AutoComplete = lazyComponent<AutoCompleteProps>(() => import('antd/es/auto-complete'), field);
export const Collapse = lazyComponent<CollapseProps>(() => import('antd/es/collapse'), block);
export const Descriptions = lazyComponent<DescriptionsProps>(() => import('antd/es/descriptions'), block);
export const InputNumber = lazyComponent<InputNumberProps>(() => import('antd/es/input-number'), field);
export const Popconfirm = lazyComponent<PopconfirmProps>(() => import('antd/es/popconfirm'));
export const Progress = lazyComponent<ProgressProps>(() => import('antd/es/progress'));
export const QRCode = lazyComponent<QRCodeProps>(() => import('antd/es/qr-code'), block);
export const Result = lazyComponent<ResultProps>(() => import('antd/es/result'), block);
export const Slider = lazyComponent<SliderSingleProps | SliderRangeProps>(() => import('antd/es/slider'), field);
export const Steps = lazyComponent<StepsProps>(() => import('antd/es/steps'), block);
/** Tabs with panels; a list's own tabs are the core's `TabBar`. */
export const Tabs = lazyComponent<TabsProps>(() => import('antd/es/tabs'), block);
export const Timeline = lazyComponent<TimelineProps>(() => import('antd/es/timeline'), block);
export const Tree = lazyComponent<TreeProps>(() => import('antd/es/tree'), block);
export const Upload = lazyComponent<UploadProps>(() => import('antd/es/upload'), field);
export const UploadDragger = lazyComponent<DraggerProps>(() => import('antd/es/upload/Dragger'), block);

export type {
  AutoCompleteProps,
  CollapseProps,
  DescriptionsProps,
  InputNumberProps,
  ProgressProps,
  StepsProps,
  TableProps,
  TabsProps,
  TimelineProps,
  TreeProps,
  UploadProps,
};
export type { CheckboxProps } from 'antd/es/checkbox';
export type { InputProps, InputRef } from 'antd/es/input';
export type { PaginationProps } from 'antd/es/pagination';
export type { RadioChangeEvent } from 'antd/es/radio';
export type { SegmentedProps } from 'antd/es/segmented';
export type { SelectProps } from 'antd/es/select';
export type { ColumnType as TableColumn, ColumnsType as TableColumns } from 'antd/es/table';
