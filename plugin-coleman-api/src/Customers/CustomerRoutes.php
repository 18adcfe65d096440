<?php

declare(strict_types=1);

namespace Coleman\Api\Customers;

use Coleman\Api\Http\ApiError;
use Coleman\Api\Http\BotCheck;
use Coleman\Api\Http\Caching;
use Coleman\Api\Http\Input;
use Coleman\Api\Http\Permission;
use Coleman\Api\Http\Reply;
use Coleman\Api\Http\Route;

/** The calls of an account, and those its pages need beside them. */
final readonly class CustomerRoutes
{
    public function __construct(
        private Profiles $profiles,
        private AddressRepository $addresses,
        private SignUp $signUp,
        private Passwords $passwords,
        private SignIn $signIn,
        private BotCheck $botCheck,
    ) {
    }

    /** @return list<Route> */
    public function routes(): array
    {
        $personal = Caching::Personal;

        return [
            new Route('GET', '/customer/profile', Permission::Customer, $personal, '', 'profile', fn (): Reply => new Reply($this->profiles->byUser(get_current_user_id())), 'Who is signed in.'),
            new Route('POST', '/customer/profile', Permission::Customer, $personal, 'customer-profile', 'profile', $this->saveProfile(...), 'Changes the profile; another email or password asks for the current password.'),
            new Route('GET', '/customer/addresses', Permission::Customer, $personal, '', 'customer-address[]', fn (): Reply => new Reply($this->addresses->list(get_current_user_id())), 'The address book.'),
            new Route('POST', '/customer/address', Permission::Customer, $personal, 'customer-address', 'customer-address', $this->saveAddress(...), 'Adds an address, or changes the one of the id given.'),
            new Route('POST', '/customer/address/delete', Permission::Customer, $personal, 'customer-address', 'customer-address[]', $this->deleteAddress(...), 'Deletes an address; orders keep their own copy.'),
            new Route('POST', '/customer/register', Permission::Anyone, $personal, 'customer-register', 'registered', $this->register(...), 'Creates an account and signs in.'),
            new Route('POST', '/customer/email/resend', Permission::Customer, $personal, '', 'done', $this->resend(...), 'Sends the link again that confirms the email address.'),
            new Route('POST', '/customer/password/forgot', Permission::Anyone, $personal, 'password-forgot', 'done', $this->forgot(...), 'Sends a mail to choose a new password; answers the same for an unknown address.'),
            new Route('POST', '/customer/password/reset', Permission::Anyone, $personal, 'password-reset', 'done', $this->reset(...), 'Sets the password by the key of that mail.'),
            new Route('DELETE', '/session', Permission::Customer, $personal, '', 'done', $this->signOut(...), 'Signs out.'),
            new Route('GET', '/form-stamp', Permission::Anyone, $personal, '', 'form-stamp', $this->stamp(...), 'What the forms of strangers are sent with.'),
        ];
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function saveProfile(\WP_REST_Request $request): Reply
    {
        return new Reply($this->profiles->save(get_current_user_id(), Input::fields($request, 'account'), Input::fields($request, 'password')));
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function saveAddress(\WP_REST_Request $request): Reply
    {
        $fields = Input::fields($request, 'address');
        $id = self::addressId($fields);

        return new Reply($this->addresses->save(get_current_user_id(), $id, $fields), status: 0 === $id ? 201 : 200);
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function deleteAddress(\WP_REST_Request $request): Reply
    {
        return new Reply($this->addresses->delete(get_current_user_id(), self::addressId(Input::fields($request, 'address'))));
    }

    /** @param array<mixed> $fields */
    private static function addressId(array $fields): int
    {
        $id = $fields['CustomerAddressId'] ?? '';
        if ('' === $id) {
            return 0;
        }
        if (!is_scalar($id) || 1 !== preg_match('/^\d{1,9}$/D', (string) $id)) {
            throw ApiError::invalid(['CustomerAddressId' => __('Enter a valid address ID.', 'coleman')]);
        }

        return (int) $id;
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function register(\WP_REST_Request $request): Reply
    {
        $redirect = $this->signUp->signUp($request->get_params(), $request->get_header('idempotency_key') ?? '');

        return new Reply(['response' => true, 'nonce' => wp_create_nonce('wp_rest'), 'redirect' => $redirect], status: 201);
    }

    private function resend(): Reply
    {
        $this->profiles->resend(get_current_user_id());

        return new Reply(['done' => true, 'message' => __('We sent you a new link. Check your spam folder, too.', 'coleman')]);
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function forgot(\WP_REST_Request $request): Reply
    {
        $this->passwords->forgot(Input::text($request, 'email'));

        return new Reply(['done' => true, 'message' => __('If this email address has an account, we sent you an email. Check your spam folder, too.', 'coleman')]);
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function reset(\WP_REST_Request $request): Reply
    {
        $this->passwords->reset(Input::text($request, 'login'), Input::text($request, 'key'), Input::text($request, 'password'));

        return new Reply(['done' => true, 'message' => __('Your password was changed. Please sign in with your new password.', 'coleman')]);
    }

    private function signOut(): Reply
    {
        $this->signIn->signOut();

        return new Reply(['done' => true, 'message' => '']);
    }

    private function stamp(): Reply
    {
        return new Reply($this->botCheck->begin());
    }
}
