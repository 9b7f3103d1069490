import { Outlet } from 'react-router';
import classes from '../app.module.css';

/** The frame of a test: no header and no footer, so that nobody leaves by accident. */
export function TestLayout() {
  return (
    <main className={classes.testLayout} id="content" tabIndex={-1}>
      <Outlet />
    </main>
  );
}
