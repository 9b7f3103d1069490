import { CreateQuestionScreen } from '../admin/bank/editor/create-screen.tsx';
import { EditQuestionScreen } from '../admin/bank/editor/edit-screen.tsx';
import { QuestionPreview } from '../attempt/preview/question-preview.tsx';

/** The editor shows a question by the player's own view, which is another feature's: here the two meet. */
export const CreateQuestion = () => <CreateQuestionScreen StudentPane={QuestionPreview} />;

export const EditQuestion = () => <EditQuestionScreen StudentPane={QuestionPreview} />;
