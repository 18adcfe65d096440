<?php

declare(strict_types=1);

namespace Coleman\Api\Callers;

use Coleman\Api\Admin\SearchTerms;
use Coleman\Api\Customers\CustomerQuery;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Http\Caching;
use Coleman\Api\Http\Input;
use Coleman\Api\Http\NoteText;
use Coleman\Api\Http\Permission;
use Coleman\Api\Http\Reply;
use Coleman\Api\Http\Route;
use Coleman\Api\Staff\ActorNames;

/** Who is on the phone, and what is known of them. */
final readonly class CallerRoutes
{
    /** Fewer are no phone number. */
    private const LEAST_DIGITS = 7;

    public function __construct(private CallerQuery $callers, private CustomerQuery $customers, private CallerNoteRepository $notes)
    {
    }

    /** @return list<Route> */
    public function routes(): array
    {
        return [
            new Route('GET', '/desk/callers', Permission::Customers, Caching::Personal, 'desk-callers', 'desk-caller[]', fn (\WP_REST_Request $request): Reply => new Reply($this->callers->find(Input::text($request, 'search'))), 'People by name, phone number, email, order, rental or machine.'),
            new Route('GET', '/desk/callers/one', Permission::Customers, Caching::Personal, 'desk-caller', 'desk-caller-full', $this->one(...), 'Orders, rentals, inquiries and machines of one person: an account, whoever an order, a rental or an inquiry is of, or a guest by email address, or else by phone number.'),
            new Route('POST', '/desk/callers/notes', Permission::Customers, Caching::Personal, 'desk-caller-note', 'desk-caller-full', $this->note(...), 'Notes something of a guest that only staff are shown.'),
        ];
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function one(\WP_REST_Request $request): Reply
    {
        $of = Input::text($request, 'of');
        if ('' !== $of) {
            $found = $this->callers->whose($of) ?? throw self::notFound();

            return $this->full(new Person($found['customer_id'], $found['email'], '' === $found['email'] ? SearchTerms::phone($found['phone']) : ''), $found);
        }
        $id = Input::integer($request, 'customer_id');
        $customer = $id > 0 ? $this->customers->find($id) : null;
        if ($id > 0 && null === $customer) {
            throw self::notFound();
        }
        $email = null === $customer ? trim(Input::text($request, 'email')) : $customer->email;

        return $this->full(new Person($id, $email, '' === $email ? SearchTerms::phone(Input::text($request, 'phone')) : ''));
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function note(\WP_REST_Request $request): Reply
    {
        $email = trim(Input::text($request, 'email'));
        $phone = '' === $email ? SearchTerms::phone(Input::text($request, 'phone')) : '';
        if ('' !== $email && false === is_email($email)) {
            throw ApiError::invalid(['email' => __('Enter a valid email address.', 'coleman')]);
        }
        if ('' === $email && strlen($phone) < self::LEAST_DIGITS) {
            throw ApiError::invalid(['phone' => __('Enter an email address or a phone number.', 'coleman')]);
        }
        $guest = new Person(0, $email, $phone);
        $this->notes->add($guest, NoteText::read(Input::text($request, 'text'), 'text'), get_current_user_id());

        return $this->full($guest);
    }

    private static function notFound(): ApiError
    {
        return new ApiError('coleman_customer_not_found', __('Customer not found.', 'coleman'), 404);
    }

    /** @param array<string, mixed>|null $found schema/desk-caller.json, of whoever was not named by the call */
    private function full(Person $person, ?array $found = null): Reply
    {
        $notes = $this->notes->ofPerson($person);
        $names = ActorNames::ofUsers(array_column($notes, 'actor_id'));

        return new Reply(['person' => $found] + $this->callers->glance($person) + ['notes' => array_map(
            static fn (array $note): array => ['actor' => $names->user($note['actor_id']) ?: __('former employee', 'coleman')] + array_diff_key($note, ['actor_id' => 0]),
            $notes,
        )]);
    }
}
