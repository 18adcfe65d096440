<?php

declare(strict_types=1);

namespace Coleman\Development;

require_once ABSPATH . WPINC . '/PHPMailer/PHPMailer.php';
require_once ABSPATH . WPINC . '/PHPMailer/SMTP.php';
require_once ABSPATH . WPINC . '/PHPMailer/Exception.php';
require_once ABSPATH . WPINC . '/class-wp-phpmailer.php';

/** WordPress's mailer with the last step exchanged: the finished message becomes a file. */
final class FileMailer extends \WP_PHPMailer
{
    public function __construct(private readonly string $folder)
    {
        parent::__construct(true);
        self::$validator = static fn (string $address): bool => (bool) is_email($address);
    }

    /** With the mailer "mail", recipients and subject would be no part of the message. */
    public function isMail(): void
    {
        $this->Mailer = 'sendmail';
    }

    public function postSend(): bool
    {
        wp_mkdir_p($this->folder);
        // Names sort by time; the random part keeps two requests apart.
        $name = (new \DateTimeImmutable())->format('Ymd-His-u') . '-' . bin2hex(random_bytes(3));
        $message = $this->getSentMIMEMessage();
        // Whoever reads the folder never meets half a message.
        file_put_contents("$this->folder/$name.part", $message);

        return rename("$this->folder/$name.part", "$this->folder/$name.eml");
    }
}
