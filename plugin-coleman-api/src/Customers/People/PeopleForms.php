<?php

declare(strict_types=1);

namespace Coleman\Api\Customers\People;

use Coleman\Api\Forms\FlashMessages;
use Coleman\Api\Forms\FormActions;
use Coleman\Api\Forms\FormInput;
use Coleman\Api\Http\ApiError;

/** The forms about the people of a customer's account. */
final readonly class PeopleForms implements FormActions
{
    public const INVITE = 'people_invite';

    public function __construct(private People $people, private Invitations $invitations)
    {
    }

    public function all(): array
    {
        return [
            self::INVITE => $this->invite(...),
            'people_revoke' => $this->revoke(...),
            'people_accept' => $this->accept(...),
            'people_leave' => $this->leave(...),
            'people_role' => $this->changeRole(...),
            'people_remove' => $this->remove(...),
            'people_owner' => $this->handOver(...),
        ];
    }

    /** @param array<string, string> $fields */
    private function invite(array $fields): string
    {
        $this->invitations->invite(self::customer(), $fields['email'] ?? '', $fields['role'] ?? '');

        return FlashMessages::at(PeoplePages::PEOPLE, 'person-invited');
    }

    /** @param array<string, string> $fields */
    private function revoke(array $fields): string
    {
        $this->invitations->revoke(self::customer(), FormInput::integer($fields, 'id', 0));

        return FlashMessages::at(PeoplePages::PEOPLE, 'invitation-revoked');
    }

    /** @param array<string, string> $fields */
    private function accept(array $fields): string
    {
        $this->invitations->accept(self::customer(), $fields['key'] ?? '');

        return FlashMessages::at(PeoplePages::PEOPLE, 'invitation-accepted');
    }

    private function leave(): string
    {
        $this->people->leave(self::customer());

        return FlashMessages::at(PeoplePages::PEOPLE, 'account-left');
    }

    /** @param array<string, string> $fields */
    private function changeRole(array $fields): string
    {
        $this->people->changeRole(self::customer(), FormInput::integer($fields, 'id', 0), $fields['role'] ?? '');

        return FlashMessages::at(PeoplePages::PEOPLE, 'person-changed');
    }

    /** @param array<string, string> $fields */
    private function remove(array $fields): string
    {
        $this->people->remove(self::customer(), FormInput::integer($fields, 'id', 0));

        return FlashMessages::at(PeoplePages::PEOPLE, 'person-removed');
    }

    /** @param array<string, string> $fields */
    private function handOver(array $fields): string
    {
        $this->people->handOver(self::customer(), FormInput::integer($fields, 'id', 0));

        return FlashMessages::at(PeoplePages::PEOPLE, 'account-handed-over');
    }

    /** @throws ApiError 401 for a guest, whose session may have ended meanwhile */
    private static function customer(): int
    {
        $customer = get_current_user_id();
        if (0 === $customer) {
            throw new ApiError('rest_not_logged_in', __('Please sign in first.', 'coleman'), 401);
        }

        return $customer;
    }
}
