import { IconFocus2, IconTrash, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { NoteEditor } from './note-editor.tsx';
import classes from './notes-panel.module.css';
import { IconButton } from '../../../../ui/buttons/icon-button.tsx';
import type { StudentHighlight } from '../../../../item/highlights/student-highlight.ts';

interface Props {
  /** The highlights of the question in view. */
  highlights: readonly StudentHighlight[];
  onNote: (id: string, note: string) => void;
  onRemove: (id: string) => void;
  /** Scrolls to the highlight in the text; see `show` of `useHighlights`. */
  onShow: (id: string) => void;
  onClose: () => void;
}

/** All highlights of the question with their notes, which can be edited here without a pointer. */
export function NotesPanel({ highlights, onNote, onRemove, onShow, onClose }: Props) {
  const { t } = useTranslation('attempts/player/tools');
  return (
    <aside className={classes.panel} aria-label={t('highlights.panel')}>
      <div className={classes.head}>
        <h2 className={classes.title}>{t('highlights.panel')}</h2>
        <IconButton className={classes.icon} label={t('close')} onClick={onClose}>
          <IconX size={20} stroke={1.6} aria-hidden />
        </IconButton>
      </div>
      {highlights.length === 0 ? (
        <p className={classes.empty}>{t('highlights.none')}</p>
      ) : (
        <ol className={classes.list}>
          {highlights.map(({ id, quote, colour, note }, index) => (
            <li key={id} className={classes.item}>
              <div className={classes.row}>
                <p lang="en" className={classes.quote} data-colour={colour}>
                  {quote}
                </p>
                <IconButton
                  className={classes.icon}
                  label={t('highlights.show', { number: index + 1 })}
                  onClick={() => onShow(id)}
                >
                  <IconFocus2 size={18} stroke={1.6} aria-hidden />
                </IconButton>
                <IconButton
                  className={classes.icon}
                  label={t('highlights.deleteNumber', { number: index + 1 })}
                  onClick={() => onRemove(id)}
                >
                  <IconTrash size={18} stroke={1.6} aria-hidden />
                </IconButton>
              </div>
              <NoteEditor
                label={t('highlights.noteNumber', { number: index + 1 })}
                note={note ?? ''}
                onSave={(text) => onNote(id, text)}
              />
            </li>
          ))}
        </ol>
      )}
    </aside>
  );
}
