import type { PageTimes } from '@archway/contracts';
import { formatNumber, useText } from '@archway/platform';
import styles from './times.module.css';

/** The routes at which most pages were opened, each with its time at three quarters. */
export function RouteTimes({ routes }: { routes: PageTimes['routes'] }) {
  const t = useText('console');
  return (
    <table className={styles.routes}>
      <thead>
        <tr>
          <th scope="col">{t('times.route')}</th>
          <th scope="col">{t('times.pages')}</th>
          <th scope="col">{t('times.p75')}</th>
        </tr>
      </thead>
      <tbody>
        {routes.map(({ route, count, p75 }) => (
          <tr key={route}>
            <td title={route}>{route || t('times.unknownRoute')}</td>
            <td>{formatNumber(count)}</td>
            <td>{formatNumber(p75, { unit: 'ms' })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
