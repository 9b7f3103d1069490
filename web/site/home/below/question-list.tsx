import { useQuery } from '../../../api/use-query.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { Prose } from '../../prose/prose.tsx';
import classes from './questions.module.css';

/** The frequent questions marked for the home page; their own page has all of them. */
export function QuestionList() {
  const [language] = useLanguage();
  const questions = useQuery('GET /content/questions');
  return (
    <Loaded reply={questions} lines={6}>
      {(all) => (
        <div className={classes.list}>
          {all
            .filter(({ isOnHome }) => isOnHome)
            .map(({ id, question, answer }) => (
              <details key={id} className={classes.one}>
                <summary>{question[language]}</summary>
                <div className={classes.answer}>
                  <Prose blocks={answer[language]} />
                </div>
              </details>
            ))}
        </div>
      )}
    </Loaded>
  );
}
