<?php

declare(strict_types=1);

namespace Coleman\Api\Settings\Groups;

use Coleman\Api\Mail\MailSettings;
use Coleman\Api\Security\Secrets;
use Coleman\Api\Settings\Field;
use Coleman\Api\Settings\FieldKind;
use Coleman\Api\Settings\SettingsGroup;

/** Who mail comes from, and the server that carries it. */
final readonly class MailGroup implements SettingsGroup
{
    public function name(): string
    {
        return 'mail';
    }

    public function title(): string
    {
        return __('Mail', 'coleman');
    }

    public function intro(): string
    {
        return __('All mail of the website goes this way. Save, then send a test mail.', 'coleman');
    }

    public function fields(): array
    {
        $from = __('Sender', 'coleman');
        $server = __('Mail server (SMTP)', 'coleman');

        return [
            new Field('from_name', FieldKind::Text, __('From name', 'coleman'), __('What customers see as the sender. Empty: the name of the site.', 'coleman'), '', $from, most: 100),
            new Field('from_address', FieldKind::Email, __('From address', 'coleman'), __('An address that the mail server may send for. Answers go to the desk of the order.', 'coleman'), '', $from),
            new Field('host', FieldKind::Text, __('Server', 'coleman'), __('Such as smtp.example.com. Empty: this machine sends by itself, which many providers take for spam.', 'coleman'), '', $server),
            new Field('port', FieldKind::Whole, __('Port', 'coleman'), __('587 with STARTTLS, 465 with TLS from the start, 25 without.', 'coleman'), MailSettings::DEFAULTS['port'], $server, least: 1, most: 65_535, isRequired: true),
            new Field('encryption', FieldKind::Choice, __('Encryption', 'coleman'), __('Without it, user name and password cross the network in the clear.', 'coleman'), MailSettings::DEFAULTS['encryption'], $server, [
                'tls' => __('STARTTLS', 'coleman'),
                'ssl' => __('TLS from the start', 'coleman'),
                'none' => __('None', 'coleman'),
            ]),
            new Field('user', FieldKind::Text, __('User name', 'coleman'), __('Empty where the server asks for none.', 'coleman'), '', $server),
            new Field(
                'password',
                FieldKind::Secret,
                __('Password', 'coleman'),
                __('Kept encrypted with the keys of wp-config.php and never shown again.', 'coleman'),
                '',
                $server,
                most: 400,
                fixed: MailSettings::isPasswordFixed()
                    /* translators: %s: name of a constant */
                    ? sprintf(__('It stands in wp-config.php as %s.', 'coleman'), MailSettings::PASSWORD_CONSTANT)
                    : '',
            ),
        ];
    }

    public function values(): array
    {
        $stored = MailSettings::stored();

        return ['password' => $stored['sealed_password']] + array_diff_key($stored, ['sealed_password' => 0]);
    }

    public function faults(array $values): array
    {
        $host = is_string($values['host'] ?? null) ? $values['host'] : '';
        $faults = [];
        if ('' !== $host && 1 !== preg_match('/^(\[[0-9a-f:]+\]|[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?)$/D', $host)) {
            $faults['host'] = __('Server is the name of a machine, such as smtp.example.com, without http:// or a port.', 'coleman');
        }
        if ('' !== $host && '' === ($values['from_address'] ?? '')) {
            $faults['from_address'] = __('From address is required: a mail server sends only for addresses it knows.', 'coleman');
        }

        return $faults;
    }

    public function save(array $values): void
    {
        $stored = MailSettings::stored();
        $password = is_string($values['password'] ?? null) ? $values['password'] : '';
        if ($password !== $stored['sealed_password']) {
            $password = '' === $password ? '' : Secrets::seal($password);
        }
        update_option(MailSettings::OPTION, ['sealed_password' => $password] + array_diff_key(array_intersect_key($values, MailSettings::DEFAULTS), ['password' => 0]));
    }

    public function options(): array
    {
        return [MailSettings::OPTION => [
            'type' => 'object',
            'properties' => [
                'from_name' => ['type' => 'string', 'maxLength' => 100],
                'from_address' => ['type' => 'string', 'maxLength' => 190],
                'host' => ['type' => 'string', 'maxLength' => 190],
                'port' => ['type' => 'integer', 'minimum' => 1, 'maximum' => 65_535],
                'encryption' => ['type' => 'string', 'enum' => ['tls', 'ssl', 'none']],
                'user' => ['type' => 'string', 'maxLength' => 190],
                'sealed_password' => ['type' => 'string', 'maxLength' => 2_000],
            ],
            'additionalProperties' => false,
            'default' => MailSettings::DEFAULTS,
            'description' => 'Sender and mail server.',
            // The sealed password is no one's to read.
            'is_hidden' => true,
        ]];
    }
}
