import { named, valueSchema } from '../wire/values.ts';

/** Production of an order (dictionary `order_parent_production_status`), in the order of the work. */
export const orderStatuses = [
  { value: 0, key: 'pending', zh: '待生产', en: 'Pending production', tone: 'neutral' },
  { value: 1, key: 'inProduction', zh: '生产中', en: 'In production', tone: 'production' },
  { value: 2, key: 'printed', zh: '3D 打印完成', en: '3D print completed', tone: 'production' },
  { value: 3, key: 'shipped', zh: '已发货', en: 'Shipped', tone: 'production' },
] as const;
export type OrderStatus = (typeof orderStatuses)[number]['value'];
export const orderStatus = named(orderStatuses);
export const orderStatusSchema = valueSchema(orderStatuses);

/** Production of a sub-order (dictionary `order_sub_production_status`), in the order of the work. */
export const subOrderStatuses = [
  { value: 0, key: 'pending', zh: '待生产', en: 'Pending', tone: 'neutral' },
  { value: 1, key: 'printing', zh: '打印中', en: 'Printing', tone: 'production' },
  { value: 2, key: 'printed', zh: '已打印', en: 'Printed', tone: 'production' },
  { value: 3, key: 'cutting', zh: '切割中', en: 'Cutting', tone: 'production' },
  { value: 4, key: 'cut', zh: '已切割', en: 'Cut', tone: 'production' },
  { value: 5, key: 'packed', zh: '已包装', en: 'Packed', tone: 'production' },
  { value: 6, key: 'shipped', zh: '已发货', en: 'Shipped', tone: 'production' },
] as const;
export type SubOrderStatus = (typeof subOrderStatuses)[number]['value'];
export const subOrderStatus = named(subOrderStatuses);
export const subOrderStatusSchema = valueSchema(subOrderStatuses);

/** Nothing of it is printed any more. */
export const printedSubOrders = [
  subOrderStatus.printed,
  subOrderStatus.cutting,
  subOrderStatus.cut,
  subOrderStatus.packed,
  subOrderStatus.shipped,
] as const satisfies readonly SubOrderStatus[];

/** Something of it was made. */
export const begunSubOrders = [subOrderStatus.printing, ...printedSubOrders] as const;

/** Something of it was made. */
export const begunOrders = [
  orderStatus.inProduction,
  orderStatus.printed,
  orderStatus.shipped,
] as const satisfies readonly OrderStatus[];

/** A batch of prints (dictionary `print_status`). */
export const printStatuses = [
  { value: 0, key: 'ready', zh: '待打印', en: 'Ready', tone: 'neutral' },
  { value: 1, key: 'producing', zh: '打印中', en: 'Producing', tone: 'production' },
  { value: 2, key: 'done', zh: '已完成', en: 'Done', tone: 'success' },
  { value: 3, key: 'failed', zh: '失败', en: 'Failed', tone: 'error' },
] as const;
export type PrintStatus = (typeof printStatuses)[number]['value'];
export const printStatus = named(printStatuses);
export const printStatusSchema = valueSchema(printStatuses);
