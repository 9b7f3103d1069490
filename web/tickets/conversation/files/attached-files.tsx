import type { TicketFile } from '@bac/contract/tickets/tickets.ts';
import { Row } from '../../../ui/layout/boxes/boxes.tsx';
import { isPicture } from './file-limits.ts';
import classes from './files.module.css';
import { Picture } from './picture.tsx';
import { SaveButton, type FetchFile } from './save-button.tsx';

interface Props {
  files: readonly TicketFile[];
  fetchFile: FetchFile;
}

/** The files of a message: pictures are shown, other files can be saved. */
export const AttachedFiles = ({ files, fetchFile }: Props) => (
  <Row as="ul" align="stretch" className={classes.attached}>
    {files.map((file) => (
      <li key={file.id}>
        {isPicture(file.type) ? (
          <Picture file={file} fetchFile={fetchFile} />
        ) : (
          <SaveButton file={file} fetchFile={fetchFile} />
        )}
      </li>
    ))}
  </Row>
);
