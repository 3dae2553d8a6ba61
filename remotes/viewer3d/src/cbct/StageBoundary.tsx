import { Component, type ReactNode } from 'react';
import { text } from '@archway/platform';
import { ErrorBox } from '@archway/ui';
import styles from './preview.module.css';

interface State {
  failure: unknown;
}

/** The viewer's code did not come: said in its box, by the name of the catalogue. A second try loads the page anew. */
export class StageBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(failure: unknown): State {
    return { failure };
  }

  override render(): ReactNode {
    if (this.state.failure === null) return this.props.children;
    return (
      <div className={styles.failed} data-failure="moduleFile">
        <ErrorBox
          title={text('viewer3d', 'cbct.failure.moduleFile.title')}
          body={text('viewer3d', 'cbct.failure.moduleFile.body')}
          error={this.state.failure}
          onRetry={() => window.location.reload()}
        />
      </div>
    );
  }
}
