import { Loaded } from '@/desk/states';
import { useAddress } from '@/desk/use-address';
import { useQuery } from '@/desk/use-query';
import { Book } from './book';
import { ModelList } from './model-list';
import type { Choices, Model, Work } from './types';
import { Workshop } from './workshop';
import './diagrams.css';

/** Parts books that are made by hand: the models, one book, or one of its diagrams, as the address says. */
export function DiagramsScreen() {
	const [ params, go ] = useAddress();
	const choices = useQuery< Choices >( '/diagrams/choices' );
	const named = ( name: string ) => {
		const value = params.get( name ) ?? '';
		return /^\d{1,9}$/.test( value ) ? value : '';
	};
	const [ model, diagram ] = [ named( 'model' ), named( 'diagram' ) ];
	return (
		<Loaded query={ choices }>
			{ ( known ) => (
				<div className="coleman-diagrams">
					<div hidden={ model !== '' || diagram !== '' }>
						<ModelList
							choices={ known }
							isShown={ model === '' && diagram === '' }
							onOpen={ ( id ) => go( { model: String( id ) } ) }
						/>
					</div>
					{ diagram !== '' && (
						<OneDiagram
							key={ diagram }
							id={ diagram }
							onBack={ ( book ) => go( { diagram: '', model: String( book ) } ) }
						/>
					) }
					{ diagram === '' && model !== '' && (
						<OneBook
							key={ model }
							id={ model }
							choices={ known }
							onBack={ () => go( { model: '' } ) }
							onOpen={ ( id ) => go( { diagram: String( id ) } ) }
						/>
					) }
				</div>
			) }
		</Loaded>
	);
}

type BookProps = { id: string; choices: Choices; onBack: () => void; onOpen: ( id: number ) => void };

function OneBook( { id, ...props }: BookProps ) {
	const query = useQuery< Model >( `/diagrams/models/${ id }` );
	return <Loaded query={ query }>{ ( book ) => <Book book={ book } show={ query.replace } { ...props } /> }</Loaded>;
}

function OneDiagram( { id, onBack }: { id: string; onBack: ( model: number ) => void } ) {
	const query = useQuery< Work >( `/diagrams/assemblies/${ id }` );
	return <Loaded query={ query }>{ ( work ) => <Workshop first={ work } onBack={ onBack } /> }</Loaded>;
}
