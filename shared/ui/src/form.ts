// antd's form with its validation: loaded with the first screen that has one.
export { default as Form } from 'antd/es/form';
export type { FormInstance, FormItemProps, FormProps, Rule as FormRule } from 'antd/es/form';
