// antd's form with its validation, for builds that were deployed with it. Forms of today are drawn with FormField and
// held by useForm, see docs/forms.md; lint keeps them from this entry.
export { default as Form } from 'antd/es/form';
export type { FormInstance, FormItemProps, FormProps, Rule as FormRule } from 'antd/es/form';
