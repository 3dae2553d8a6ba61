import type { Assistant } from '@archway/contracts';
import { PlaceTag } from '../members/PlaceTag.tsx';
import styles from './assistants.module.css';

/** The practices that an assistant serves, each with how that stands. */
export function Services({ services }: Pick<Assistant, 'services'>) {
  return (
    <span className={styles.services}>
      {services.map((service) => (
        <span key={service.practiceId} className={styles.service}>
          {service.practiceName}
          <PlaceTag place={service} />
        </span>
      ))}
    </span>
  );
}
