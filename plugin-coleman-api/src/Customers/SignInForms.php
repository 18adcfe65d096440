<?php

declare(strict_types=1);

namespace Coleman\Api\Customers;

use Coleman\Api\Forms\FormActions;

/** The forms to sign in and out. */
final readonly class SignInForms implements FormActions
{
    public function __construct(private SignIn $signIn)
    {
    }

    public function all(): array
    {
        return [
            'sign_in' => $this->signIn(...),
            'sign_out' => $this->signOut(...),
        ];
    }

    /** @param array<string, string> $fields */
    private function signIn(array $fields): string
    {
        $redirect = SafeRedirect::path($fields['redirect'] ?? '');
        $this->signIn->signIn($fields['email'] ?? '', $fields['password'] ?? '', $redirect);

        return $redirect;
    }

    private function signOut(): string
    {
        $this->signIn->signOut();

        return '/';
    }
}
