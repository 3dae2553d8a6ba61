import { appHistory, useText } from '@archway/platform';
import { Button, Card, ChevronRight } from '@archway/ui';
import { type ArticleKey, type HelpGroup, type HelpTexts, articles } from './content/articles.ts';
import styles from './help.module.css';

interface Props {
  group: HelpGroup;
  keys: readonly ArticleKey[];
  texts: HelpTexts;
  /** What was searched for is read at once. */
  open: boolean;
}

const pathOf = (key: ArticleKey): string | undefined => {
  const article = articles.find((known) => known.key === key);
  return article && 'path' in article ? article.path : undefined;
};

/** Articles that belong together; each opens by its title. */
export function HelpChapter({ group, keys, texts, open }: Props) {
  const t = useText('account');
  return (
    <Card title={t(`help.group.${group}`)} flush>
      {keys.map((key) => {
        const { title, body, steps } = texts[key];
        const path = pathOf(key);
        return (
          // Opened and closed anew when a search begins or ends.
          <details key={`${key}${open}`} className={styles.article} open={open}>
            <summary>
              <ChevronRight aria-hidden /> {title}
            </summary>
            <div className={styles.words}>
              {body.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              {steps ? (
                <ol>
                  {steps.map((step) => (
                    <li key={step}>{step}</li>
                  ))}
                </ol>
              ) : null}
              {path === undefined ? null : (
                <Button size="small" onClick={() => appHistory.push(path)}>
                  {t('help.goThere')}
                </Button>
              )}
            </div>
          </details>
        );
      })}
    </Card>
  );
}
