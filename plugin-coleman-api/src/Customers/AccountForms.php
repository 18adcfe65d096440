<?php

declare(strict_types=1);

namespace Coleman\Api\Customers;

use Coleman\Api\Forms\FlashMessages;
use Coleman\Api\Forms\FormActions;
use Coleman\Api\Forms\FormInput;
use Coleman\Api\Http\ApiError;

/** The forms of an account's pages, and of those that lead to one. */
final readonly class AccountForms implements FormActions
{
    public function __construct(
        private SignUp $signUp,
        private Passwords $passwords,
        private Profiles $profiles,
        private AddressRepository $addresses,
    ) {
    }

    public function all(): array
    {
        return [
            'register' => $this->register(...),
            'password_forgot' => $this->forgot(...),
            'password_reset' => $this->reset(...),
            'email_confirm' => $this->confirm(...),
            'email_resend' => $this->resend(...),
            'profile_save' => $this->saveProfile(...),
            'address_save' => $this->saveAddress(...),
            'address_delete' => $this->deleteAddress(...),
        ];
    }

    /** @param array<string, string> $fields */
    private function register(array $fields): string
    {
        $path = $this->signUp->signUp($fields);

        return SafeRedirect::FALLBACK === $path ? FlashMessages::at($path, 'registered') : $path;
    }

    /** @param array<string, string> $fields */
    private function forgot(array $fields): string
    {
        $this->passwords->forgot($fields['email'] ?? '');

        return '/customer/forgot-password?sent=1';
    }

    /** @param array<string, string> $fields */
    private function reset(array $fields): string
    {
        $this->passwords->reset($fields['login'] ?? '', $fields['key'] ?? '', $fields['password'] ?? '');

        return FlashMessages::at('/customer/login', 'password-changed');
    }

    /** @param array<string, string> $fields */
    private function confirm(array $fields): string
    {
        $this->profiles->confirmEmail(FormInput::integer($fields, 'user', 0), $fields['key'] ?? '');

        return FlashMessages::at('/customer', 'email-confirmed');
    }

    private function resend(): string
    {
        $this->profiles->resend(self::customer());

        return FlashMessages::at('/customer', 'confirm-sent');
    }

    /** @param array<string, string> $fields */
    private function saveProfile(array $fields): string
    {
        $customer = self::customer();
        $before = $this->profiles->byUser($customer)['pending_email'];
        $profile = $this->profiles->save(
            $customer,
            array_intersect_key($fields, array_flip(['FirstName', 'LastName', 'Email', 'Phone', 'Company', 'PreferredLocationId'])),
            ['current' => $fields['password_current'] ?? '', 'new' => $fields['password_new'] ?? ''],
        );

        return FlashMessages::at('/customer/edit', $profile['pending_email'] === $before ? 'profile-saved' : 'confirm-email');
    }

    /** @param array<string, string> $fields */
    private function saveAddress(array $fields): string
    {
        $this->addresses->save(self::customer(), FormInput::integer($fields, 'CustomerAddressId', 0), $fields);

        return FlashMessages::at('/customer/addresses', 'address-saved');
    }

    /** @param array<string, string> $fields */
    private function deleteAddress(array $fields): string
    {
        $this->addresses->delete(self::customer(), FormInput::integer($fields, 'CustomerAddressId'));

        return FlashMessages::at('/customer/addresses', 'address-deleted');
    }

    /** @throws ApiError 401 for a guest, whose session may have ended while they typed */
    private static function customer(): int
    {
        $customer = get_current_user_id();
        if (0 === $customer) {
            throw new ApiError('rest_not_logged_in', __('Please sign in first.', 'coleman'), 401);
        }

        return $customer;
    }
}
