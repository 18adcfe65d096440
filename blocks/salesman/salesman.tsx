import { __ } from '@wordpress/i18n';
import { arrayOf, nullable, oneOf, shape, string } from '@/islands';
import type { TypeOf } from '@/islands';
import { telephoneUrl } from '@/rules/telephone';
import { BranchContact, branchShape } from '@/ui/branch-contact/branch-contact';
import { Plate } from '@/ui/plate/plate';

export const salesmanProps = shape( {
	name: string,
	jobTitle: string,
	email: string,
	phone: string,
	picture: string,
	territory: string,
	zipcodes: arrayOf( string ),
	/** Where they work. */
	branch: nullable( branchShape ),
	/** `h1` on their own page. */
	level: oneOf( 'h1', 'h2' ),
} );

export type SalesmanProps = TypeOf< typeof salesmanProps >;

/** The page about a salesman. Without an island: src/behaviours/today marks the hours of the present day. */
export function Salesman( props: SalesmanProps ) {
	const { name, jobTitle, email, phone, picture, territory, zipcodes, branch, level: Name } = props;
	return (
		<div className="coleman-salesman">
			<div className="coleman-salesman__who">
				<img
					className="coleman-salesman__picture"
					src={ picture }
					alt=""
					width={ 240 }
					height={ 240 }
					loading="eager"
					decoding="async"
				/>
				<div className="coleman-salesman__about">
					<Name className="coleman-salesman__name">{ name }</Name>
					{ jobTitle && <p className="coleman-salesman__job">{ jobTitle }</p> }
					{ phone && (
						<a className="coleman-salesman__phone" href={ telephoneUrl( phone ) }>
							{ phone }
						</a>
					) }
					{ email && (
						<a className="coleman-salesman__email" href={ `mailto:${ email }` }>
							{ email }
						</a>
					) }
				</div>
				{ ( territory || zipcodes.length > 0 ) && (
					<Plate title={ __( 'Territory', 'coleman' ) }>
						{ territory && <p className="coleman-salesman__territory">{ territory }</p> }
						{ zipcodes.length > 0 && (
							<ul className="coleman-salesman__zipcodes" aria-label={ __( 'ZIP codes', 'coleman' ) }>
								{ zipcodes.map( ( zip ) => (
									<li key={ zip }>{ zip }</li>
								) ) }
							</ul>
						) }
					</Plate>
				) }
			</div>
			{ branch && <BranchContact branches={ [ branch ] } people={ [] } map={ branch.map } isPlain level="h2" /> }
		</div>
	);
}
