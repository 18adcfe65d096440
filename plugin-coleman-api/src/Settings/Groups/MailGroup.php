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
        return __('All website emails are sent this way. Save, then send a test email.', 'coleman');
    }

    public function fields(): array
    {
        $from = __('Sender', 'coleman');
        $server = __('Mail server (SMTP)', 'coleman');

        return [
            new Field('from_name', FieldKind::Text, __('From name', 'coleman'), __('What customers see as the sender. If empty: the site name.', 'coleman'), '', $from, most: 100),
            new Field('from_address', FieldKind::Email, __('From address', 'coleman'), __('An address that the mail server can send from. Replies go to the order’s desk.', 'coleman'), '', $from),
            new Field('host', FieldKind::Text, __('Server', 'coleman'), __('Such as smtp.example.com. If empty, this server sends email itself, which many providers treat as spam.', 'coleman'), '', $server),
            new Field('port', FieldKind::Whole, __('Port', 'coleman'), __('587 with STARTTLS, 465 with TLS, 25 without encryption.', 'coleman'), MailSettings::DEFAULTS['port'], $server, least: 1, most: 65_535, isRequired: true),
            new Field('encryption', FieldKind::Choice, __('Encryption', 'coleman'), __('Without encryption, the username and password are sent as plain text.', 'coleman'), MailSettings::DEFAULTS['encryption'], $server, [
                'tls' => __('STARTTLS', 'coleman'),
                'ssl' => __('TLS', 'coleman'),
                'none' => __('None', 'coleman'),
            ]),
            new Field('user', FieldKind::Text, __('Username', 'coleman'), __('Leave empty if the server doesn’t need one.', 'coleman'), '', $server),
            new Field(
                'password',
                FieldKind::Secret,
                __('Password', 'coleman'),
                __('Encrypted with the keys in wp-config.php and never shown again.', 'coleman'),
                '',
                $server,
                most: 400,
                fixed: MailSettings::isPasswordFixed()
                    /* translators: %s: name of a constant */
                    ? sprintf(__('Set in wp-config.php as %s.', 'coleman'), MailSettings::PASSWORD_CONSTANT)
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
            $faults['host'] = __('Enter a server name, such as smtp.example.com, without http:// or a port.', 'coleman');
        }
        if ('' !== $host && '' === ($values['from_address'] ?? '')) {
            $faults['from_address'] = __('Enter a From address. Mail servers send only from addresses they know.', 'coleman');
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
