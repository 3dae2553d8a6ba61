import type { ReactNode } from 'react';
import { useText } from '@archway/platform';
import { Button, Card } from '@archway/ui';
import { FormBody } from '@archway/ui/data';
import styles from './account.module.css';

interface Props {
  title: string;
  /** Of `useForm`. */
  form: { readonly busy: boolean; readonly failure: string | undefined; submit(): Promise<boolean> };
  children: ReactNode;
  /** Beside the button that saves. */
  actions?: ReactNode;
}

/** A section of the account that is a form of its own, saved by its button. */
export function SectionForm({ title, form, children, actions }: Props) {
  const t = useText('account');
  return (
    <Card title={title}>
      <div className={styles.form}>
        <FormBody
          failure={form.failure}
          onSubmit={() => void form.submit()}
          actions={
            <>
              <Button type="primary" htmlType="submit" loading={form.busy}>
                {t('save')}
              </Button>
              {actions}
            </>
          }
        >
          {children}
        </FormBody>
      </div>
    </Card>
  );
}
