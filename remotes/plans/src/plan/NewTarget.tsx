import { useText } from '@archway/platform';
import { Modal } from '@archway/ui';
import { Input } from '@archway/ui/data';
import { Form } from '@archway/ui/form';
import type { NewPlan } from './use-plan-machine.ts';
import styles from './plans.module.css';

interface Props {
  open: boolean;
  /** Number of plans that there are; the suggested name continues it. */
  count: number;
  busy: boolean;
  onOk: (plan: NewPlan) => Promise<void>;
  onCancel: () => void;
}

interface Fields {
  name: string;
  remarks?: string;
}

/** Asks for the name and the remarks of a target plan. */
export function NewTarget({ open, count, busy, onOk, onCancel }: Props) {
  const t = useText('plans');
  const [form] = Form.useForm<Fields>();
  return (
    <Modal
      open={open}
      title={t('newTarget.title')}
      okText={t('newTarget.create')}
      cancelText={t('cancel')}
      confirmLoading={busy}
      destroyOnHidden
      onOk={() => form.submit()}
      onCancel={onCancel}
    >
      <Form<Fields>
        form={form}
        className={styles.form ?? ''}
        layout="vertical"
        preserve={false}
        initialValues={{ name: t('newTarget.suggested', { num: count + 1 }) }}
        onFinish={({ name, remarks }) => void onOk({ name, remarks: remarks?.trim() || null })}
      >
        <Form.Item
          name="name"
          label={t('newTarget.name')}
          rules={[{ required: true, whitespace: true, message: t('newTarget.nameRequired') }]}
        >
          <Input maxLength={60} />
        </Form.Item>
        <Form.Item name="remarks" label={t('newTarget.remarks')}>
          <Input.TextArea rows={3} maxLength={500} showCount />
        </Form.Item>
      </Form>
    </Modal>
  );
}
