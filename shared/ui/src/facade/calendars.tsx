import type { DatePickerProps, RangePickerProps } from 'antd/es/date-picker';
import { lazyComponent } from './lazy-component.tsx';
import styles from './placeholder.module.css';

/** Apart from the other fields, for lists show days without them. */
export const DatePicker = lazyComponent<DatePickerProps>(
  () => import('./date-picker.tsx'),
  <span className={styles.field} aria-hidden />,
);
export const RangePicker = lazyComponent<RangePickerProps>(
  () => import('./date-picker.tsx').then((module) => ({ default: module.RangePicker })),
  <span className={styles.wideField} aria-hidden />,
);
export type { DatePickerProps, RangePickerProps };
