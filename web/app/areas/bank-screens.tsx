import { CreateQuestionScreen } from '../../bank/console/items/editor/create-screen.tsx';
import { EditQuestionScreen } from '../../bank/console/items/editor/edit-screen.tsx';
import { QuestionPreview } from '../../attempts/player/preview/question-preview.tsx';

/** The editor shows a question by the player's own view, which is another feature's: here the two meet. */
export const CreateQuestion = () => <CreateQuestionScreen StudentPane={QuestionPreview} />;

export const EditQuestion = () => <EditQuestionScreen StudentPane={QuestionPreview} />;
